import { adoptStyles } from '../styleSheet.ts';
import { BLACK, type Color, hex, readColor, WHITE } from './color.ts';
import { asSeen, type Colors, type Correction, correctColors } from './correctColors.ts';
import { TOKENS, type Token } from './tokens.ts';

/**
 * The probe's property for each token. None is inherited, and each falls back to the probe's transparent colour if the
 * page's value is not a colour.
 */
const PROPERTIES: Readonly<Record<Token, string>> = {
  paper: 'background-color',
  ink: 'border-top-color',
  'soft-ink': 'border-right-color',
  line: 'border-bottom-color',
  tint: 'border-left-color',
  accent: 'outline-color',
  'on-accent': 'text-decoration-color',
  warning: 'column-rule-color',
};

/**
 * The probe holds every token as a computed colour, in any notation of the page. Its short transition reports changes
 * of a token or the scheme. Mixing a colour with itself converts it to sRGB. Its caret has the canvas colour of the
 * current scheme.
 */
const probeStyles = (name: string, kind: string): string => {
  const colors = TOKENS.map((token) => {
    const value = `var(--_${kind}-${token})`;
    return `${PROPERTIES[token]}: color-mix(in srgb, ${value}, ${value})`;
  });
  return `.${name} { position: absolute; visibility: hidden; color: transparent; caret-color: Canvas; transition: all 1ms step-end; ${colors.join('; ')} }`;
};

const STYLES = [probeStyles('probe', 'page'), probeStyles('probe-own', 'own')].join('\n');

/**
 * Keeps a selector readable in the page's colours: if a pair has too little contrast, the root gets better colours, and
 * one console line explains the change. Forced colours are never corrected.
 * @param root the selector's root, in its shadow root
 * @param report receives each different correction once
 * @returns a function that stops watching
 */
export function watchColors(root: HTMLElement, shadow: ShadowRoot, report: (line: string) => void): () => void {
  adoptStyles(shadow, STYLES);
  const probe = document.createElement('div');
  probe.className = 'probe';
  const own = document.createElement('div');
  own.className = 'probe-own';
  root.append(probe, own);
  let reported = '';

  const check = (): void => {
    // Old test environments and privacy tools lack it.
    if (window.matchMedia?.('(forced-colors: active)')?.matches) {
      set(root, {});
      return;
    }
    const defaults = read(own);
    // A document being unloaded has no colours.
    if (TOKENS.every((token) => defaults[token] === null)) return;
    const given = read(probe);
    const unread = TOKENS.filter((token) => given[token] === null);
    const colors = Object.fromEntries(
      TOKENS.map((token) => [token, given[token] ?? defaults[token] ?? BLACK]),
    ) as Colors;
    const base = readColor(getComputedStyle(own).caretColor) ?? WHITE;
    const correction = correctColors(colors, base);
    set(root, { ...Object.fromEntries(unread.map((token) => [token, colors[token]])), ...correction.corrected });
    // A page that changes several colours and its scheme may do so in two steps; only what stays is worth a line.
    if ([probe, own].some((one) => one.getAnimations?.().length > 0)) return;
    const line = sentence(correction, asSeen(colors, base), unread);
    if (line !== '' && line !== reported) report(line);
    reported = line;
  };

  for (const one of [probe, own]) one.addEventListener('transitionend', check);
  check();
  return () => {
    probe.remove();
    own.remove();
  };
}

function read(probe: HTMLElement): Readonly<Record<Token, Color | null>> {
  const style = getComputedStyle(probe);
  const colors = TOKENS.map((token) => {
    const computed = style.getPropertyValue(PROPERTIES[token]);
    // The probe's own colour, so the value is not a colour. A page may want a transparent paper.
    const none = computed === 'rgba(0, 0, 0, 0)' && token !== 'paper';
    return [token, none ? null : readColor(computed)];
  });
  return Object.fromEntries(colors);
}

function set(root: HTMLElement, colors: Readonly<Partial<Record<Token, Color>>>): void {
  for (const token of TOKENS) {
    const color = colors[token];
    if (color) root.style.setProperty(`--_${token}`, hex(color));
    else root.style.removeProperty(`--_${token}`);
  }
}

function sentence({ findings, corrected }: Correction, colors: Colors, unread: readonly Token[]): string {
  const faint = findings.map(({ front, back, ratio, least }) => {
    const now = [front, back].flatMap((token) => {
      const color = corrected[token];
      return color ? [`--ps-${token} is now ${hex(color)}`] : [];
    });
    return `--ps-${front} ${hex(colors[front])} on --ps-${back} ${hex(colors[back])} has ${ratio.toFixed(2)} : 1 and needs ${least} : 1, ${now.join(' and ')}`;
  });
  const lines = [...unread.map((token) => `--ps-${token} isn’t a colour, so ours is used`), ...faint];
  return lines.length === 0 ? '' : `the page's colours were corrected to stay readable: ${lines.join('; ')}.`;
}
