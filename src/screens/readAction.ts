import type { PageAction } from './pageAction.ts';

/** The schemes of addresses that can be used. */
const SCHEME = /^(https?|tel|mailto):$/;
const MAX_LENGTH = 60;
/** Line breaks and other control characters, and those that turn the text around them. */
const UNSEEN = /[\p{Cc}\p{Bidi_C}]+/gu;

/** The one primary action of the result: a link. */
export interface Action {
  readonly href: string;
  readonly label: string;
  /** Web pages open in a new tab, so that the result stays; a call or an email doesn't. */
  readonly opensTab: boolean;
}

/** The action that a page has set; null without one. A problem says what is wrong and what to do. */
export function readAction(page: PageAction): { readonly action: Action | null; readonly problem?: string } {
  const url = clean(page.url);
  const label = clean(page.label);
  if (!url && !label) return { action: null };
  if (!url) return unused('action-label has no action-url. Set the address that the button opens.');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !SCHEME.test(parsed.protocol) || parsed.href === parsed.protocol) {
    return unused(`action-url="${cut(url)}" can't be used. Write a whole address with https:, http:, tel: or mailto:.`);
  }
  if (!label) return unused('action-url has no action-label. Set the text of the button.');
  const action = { href: parsed.href, label: cut(label), opensTab: parsed.protocol.startsWith('http') };
  if (action.label === label) return { action };
  return { action, problem: `action-label has more than ${MAX_LENGTH} characters and was cut. Write a shorter text.` };
}

function unused(problem: string) {
  return { action: null, problem: `${problem} Until then, the system's own page is linked.` };
}

function clean(text: string | null): string {
  return text?.replaceAll(UNSEEN, ' ').trim() ?? '';
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
