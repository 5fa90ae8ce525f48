import { QUOTE_ANSWER } from './answer.ts';
import { QUOTE } from './english.ts';

/** Every sentence of the part, for tools. */
export const QUOTE_MESSAGES = { ...QUOTE, ...QUOTE_ANSWER } as const;
