import { QUOTE_DIALOG } from './dialog.ts';
import { QUOTE } from './english.ts';
import { QUOTE_QUESTIONS } from './questions.ts';

/** Every sentence of the part, for tools. */
export const QUOTE_MESSAGES = { ...QUOTE, ...QUOTE_DIALOG, ...QUOTE_QUESTIONS } as const;
