import { PAPER } from './english.ts';
import { TAKE_QUOTES } from './takeQuotes.ts';

/** Every sentence of the part, for tools. */
export const PAPER_MESSAGES = { ...PAPER, ...TAKE_QUOTES } as const;
