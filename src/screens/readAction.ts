import { cleanText } from '../catalogue/cleanText.ts';
import { cutText } from '../catalogue/cutText.ts';
import type { PageAction } from './pageAction.ts';

const SCHEMES: readonly string[] = ['http:', 'https:', 'tel:', 'mailto:'];
const LONGEST_LABEL = 60;

/** The one primary action of the result: a link. */
export interface Action {
  readonly href: string;
  readonly label: string;
  /** Web pages open in a new tab, so that the result stays; a call or an email doesn't. */
  readonly opensTab: boolean;
}

/** The action that a page has set; null without one. A problem says what is wrong and what to do. */
export function readAction({ url, label }: PageAction): { readonly action: Action | null; readonly problem?: string } {
  const address = url?.trim() ?? '';
  const text = cleanText(label ?? '');
  if (address === '' && text === '') return { action: null };
  const unused = (problem: string) => ({
    action: null,
    problem: `${problem} Until then, the result links to the system.`,
  });
  if (address === '') return unused('action-label has no action-url. Set the address that the button opens.');
  const parsed = URL.canParse(address) ? new URL(address) : null;
  if (!parsed || !SCHEMES.includes(parsed.protocol) || parsed.href === parsed.protocol) {
    const given = JSON.stringify(cutText(cleanText(address), 100));
    return unused(
      `action-url=${given} can't be used. Write a whole address that starts with https:, http:, tel: or mailto:.`,
    );
  }
  if (text === '')
    return unused('action-url has no action-label. Set the text of the button, such as "Ask for a quote".');
  const action = { href: parsed.href, label: cutText(text, LONGEST_LABEL), opensTab: /^http/.test(parsed.protocol) };
  if (text.length <= LONGEST_LABEL) return { action };
  return {
    action,
    problem: `action-label has more than ${LONGEST_LABEL} characters and was cut. Write a shorter text.`,
  };
}
