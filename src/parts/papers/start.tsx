import type { Running } from '../../app/part.ts';
import { OpenPapers } from './OpenPapers.tsx';

/** A sheet for three quotes, and letters to everyone who may have to agree. */
export function start(): Running {
  return { slots: { 'result.papers': (props) => <OpenPapers {...props} /> } };
}
