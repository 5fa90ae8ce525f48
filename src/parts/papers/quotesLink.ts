import type { LinkText } from '../../screens/frame/capabilities.ts';
import { TAKE_QUOTES } from './words/takeQuotes.ts';

/** The three quotes as they are kept with the visit, and as they go along in its link. */
export const QUOTES_LINK: LinkText = {
  name: 'quotes',
  label: (words) => words.of(TAKE_QUOTES)('paper.take'),
};
