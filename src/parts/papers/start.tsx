import type { Running } from '../../app/part.ts';
import { PaperLinks } from './PaperLinks.tsx';

/** A sheet for three quotes, and letters to everyone who may have to agree. */
export function start(): Running {
  return { slots: { 'result.more': (props) => <PaperLinks {...props} /> } };
}
