import { QUOTE_DESK } from './desk.ts';
import { QUOTE } from './english.ts';
import { QUOTE_QUESTIONS } from './questions.ts';
import { TAKE_QUOTES } from './takeQuotes.ts';

/** Every sentence of the part, for tools. */
export const QUOTE_MESSAGES = { ...QUOTE, ...QUOTE_DESK, ...QUOTE_QUESTIONS, ...TAKE_QUOTES } as const;
