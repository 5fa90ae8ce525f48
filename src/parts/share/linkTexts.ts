import { useContext } from 'react';
import type { LinkText } from '../../screens/frame/capabilities.ts';
import { PartsContext } from '../../screens/frame/slots.tsx';
import type { VisitState } from '../../visit/visitState.ts';

/** The longest text in characters. A longer text of a link is cut, so its part can't read it. */
const MAX_LINK_TEXT = 16_000;

const isLinkText = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_LINK_TEXT && /^[\w-]+$/.test(text);

/** Texts that parts offer to add to the link. */
export function useLinkTexts(): readonly LinkText[] {
  return useContext(PartsContext).flatMap(({ link }) => link ?? []);
}

/** The part of a link after its code: `&name=text` for each part that has a text. */
export function writeLinkTexts(parts: VisitState['parts'], names: readonly string[]): string {
  return names.map((name) => (isLinkText(parts[name]) ? `&${name}=${parts[name]}` : '')).join('');
}

/** The texts of a link for parts that take them. Each part reads its text as untrusted. */
export function readLinkTexts(found: readonly string[], offered: readonly LinkText[]): VisitState['parts'] {
  const texts = found.flatMap((pair) => {
    const [name = '', text = ''] = pair.split('=');
    return offered.some((one) => one.name === name) ? [[name, text.slice(0, MAX_LINK_TEXT)] as const] : [];
  });
  return Object.fromEntries(texts);
}
