import { BLACK, type Color, contrast, hex, readColor, WHITE } from '../../src/ui/theme/color.ts';
import { asSeen, type Colors, correctColors } from '../../src/ui/theme/correctColors.ts';
import { PAIRS, type Pair } from '../../src/ui/theme/pairs.ts';
import { TOKENS, type Token } from '../../src/ui/theme/tokens.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The theme as typed: for each token a colour for light, and one for dark if it differs. */
export interface Theme {
  readonly colours: Readonly<Partial<Record<Token, Readonly<Partial<Record<Scheme, string>>>>>>;
  readonly radius: string;
  readonly space: string;
  readonly font: string;
}

export const NO_THEME: Theme = { colours: {}, radius: '', space: '', font: '' };

/** Questions about CSS that only a browser can answer. */
export interface Css {
  /** A colour in computed form; null if the text isn't one. */
  compute(colour: string, scheme: Scheme): string | null;
  supports(property: string, value: string): boolean;
}

/** A pair of colours in one scheme: as typed, and as visitors get it. */
export interface SeenPair extends Pair {
  readonly given: number;
  readonly shown: number;
  readonly colours: readonly [string, string];
}

export interface ReadTheme {
  /** Problems with their remedies, by place, such as `accent dark`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly pairs: Readonly<Record<Scheme, readonly SeenPair[]>>;
  /** Declarations for the selector's properties that need no correction, one per line; empty without a change. */
  readonly css: string;
}

export type OwnColours = Readonly<Record<Scheme, Readonly<Record<Token, string>>>>;

/**
 * The selector's own colours.
 *
 * @param sheet `src/ui/styles/tokens.css`
 */
export function ownColours(sheet: string): OwnColours {
  const found = [...sheet.matchAll(/--_own-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  const of = (place: 2 | 3) =>
    Object.fromEntries(found.map((match) => [match[1], match[place]])) as Record<Token, string>;
  return { light: of(2), dark: of(3) };
}

/**
 * Reads a theme so that it is readable in both schemes. Unusable values are left out and named, and others are corrected as in
 * the selector.
 */
export function readTheme(theme: Theme, css: Css, own: OwnColours): ReadTheme {
  const problems: Record<string, string> = {};
  const read = (scheme: Scheme) => {
    const given = Object.fromEntries(TOKENS.map((token) => [token, colourOf(token, scheme)])) as Record<Token, Color>;
    const base = scheme === 'light' ? WHITE : BLACK;
    const seen = asSeen(given, base);
    return { seen, shown: { ...seen, ...correctColors(given, base).corrected } };
  };
  const colourOf = (token: Token, scheme: Scheme): Color => {
    const { light = '', dark = '' } = theme.colours[token] ?? {};
    // In CSS too, one colour is enough for both.
    const typed = (scheme === 'dark' && dark.trim() !== '' ? dark : light).trim();
    const read = typed === '' ? null : readTyped(typed, scheme, css);
    if (read) return read;
    if (typed !== '')
      problems[`${token} ${typed === dark.trim() && dark !== light ? 'dark' : 'light'}`] = noColour(typed);
    return fromHex(own[scheme][token]);
  };
  const schemes = { light: read('light'), dark: read('dark') };
  const declarations = [
    ...colourLines(schemes.light.shown, schemes.dark.shown, own),
    ...otherLines(theme, css, problems),
  ];
  return {
    problems,
    pairs: { light: pairsOf(schemes.light), dark: pairsOf(schemes.dark) },
    css: declarations.join('\n'),
  };
}

/** CSS words that take their colour from elsewhere. */
const BORROWED = /^(inherit|initial|unset|revert|revert-layer|currentcolor)$|\b(var|env|attr)\(/i;

function readTyped(typed: string, scheme: Scheme, css: Css): Color | null {
  const computed = BORROWED.test(typed) ? null : css.compute(typed, scheme);
  return computed === null ? null : readColor(computed);
}

const MAX_QUOTED = 40;
const quoted = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
const noColour = (typed: string): string =>
  `“${quoted(typed)}” isn’t a colour, so the selector’s own is used. Write it like #0b6e8f, or by its CSS name, such as teal.`;

function fromHex(written: string): Color {
  const digits = Number.parseInt(written.slice(1), 16);
  return { r: digits >> 16, g: (digits >> 8) & 255, b: digits & 255, alpha: 1 };
}

function pairsOf({ seen, shown }: { readonly seen: Colors; readonly shown: Colors }): readonly SeenPair[] {
  return PAIRS.map((pair) => ({
    ...pair,
    given: contrast(seen[pair.front], seen[pair.back]),
    shown: contrast(shown[pair.front], shown[pair.back]),
    colours: [hex(shown[pair.front]), hex(shown[pair.back])],
  }));
}

/** A line for each token whose colour differs from the selector's own. */
function colourLines(light: Colors, dark: Colors, own: OwnColours): readonly string[] {
  return TOKENS.filter((token) => hex(light[token]) !== own.light[token] || hex(dark[token]) !== own.dark[token]).map(
    (token) => {
      const [bright, dim] = [hex(light[token]), hex(dark[token])];
      return `--ps-${token}: ${bright === dim ? bright : `light-dark(${bright}, ${dim})`};`;
    },
  );
}

/** A number with its unit, and a font's name, bare or in quotes: nothing that could stay open in a sheet. */
const LENGTH = /^(\d+\.?\d*|\.\d+)[a-z]*$/i;
const FONT = /^("[^"\\<>]*"|'[^'\\<>]*'|[\p{L}\p{N}_ -]+)$/u;

/** The other tokens: a property with the same values, their form, an example, and the name in messages. */
const OTHERS = {
  radius: { property: 'column-gap', form: LENGTH, example: '10px', name: 'a length' },
  space: { property: 'column-gap', form: LENGTH, example: '4px', name: 'a length' },
  font: { property: 'font-family', form: FONT, example: 'Georgia, serif', name: 'a font family' },
} as const;

function otherLines(theme: Theme, css: Css, problems: Record<string, string>): readonly string[] {
  return Object.entries(OTHERS).flatMap(([token, { property, form, example, name }]) => {
    const typed = theme[token as keyof typeof OTHERS].trim();
    if (typed === '') return [];
    if (
      !BORROWED.test(typed) &&
      typed.split(',').every((one) => form.test(one.trim())) &&
      css.supports(property, typed)
    )
      return [`--ps-${token}: ${typed};`];
    problems[token] = `“${quoted(typed)}” isn’t ${name}, so the selector’s own is used. Write it like ${example}.`;
    return [];
  });
}
