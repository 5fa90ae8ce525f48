import type { PageAction } from './pageContext.ts';

/** The schemes of addresses that can be used. */
const SCHEME = /^(https?|tel|mailto):$/;
/** Line breaks and other control characters, and characters that reverse the text around them. */
/** The longest label, in characters. */
const MAX_LENGTH = 60;
const UNSEEN = /[\p{Cc}\p{Bidi_C}]+/gu;

/** The result's one primary action: a link. */
export interface Action {
  readonly href: string;
  readonly label: string;
  /** Web pages open in a new tab, so that the result stays open; calls and emails don't. */
  readonly opensTab: boolean;
}

/** A mistake in the attributes; `given` is the start of an unusable address, or the length limit of a label. */
export interface ActionProblem {
  readonly kind: 'no-url' | 'bad-url' | 'no-label' | 'long-label';
  readonly given?: string;
}

interface ActionReading {
  readonly action: Action | null;
  readonly problem?: ActionProblem;
}

/** The action that a page has set; null without one. */
export function readAction(page: PageAction): ActionReading {
  const url = clean(page.url);
  const label = clean(page.label);
  if (!url && !label) return { action: null };
  if (!url) return { action: null, problem: { kind: 'no-url' } };
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !SCHEME.test(parsed.protocol) || parsed.href === parsed.protocol) {
    return { action: null, problem: { kind: 'bad-url', given: cut(url) } };
  }
  if (!label) return { action: null, problem: { kind: 'no-label' } };
  const action = { href: parsed.href, label: cut(label), opensTab: parsed.protocol.startsWith('http') };
  return action.label === label ? { action } : { action, problem: { kind: 'long-label', given: String(MAX_LENGTH) } };
}

function clean(text: string | null): string {
  return text?.replaceAll(UNSEEN, ' ').trim() ?? '';
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
