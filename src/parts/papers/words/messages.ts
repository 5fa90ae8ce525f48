import { PAPER } from './english.ts';
import { QUOTE_SHEET } from './sheet.ts';
import { TAKE_QUOTES } from './takeQuotes.ts';

/** Every sentence of the part, for tools. */
export const PAPER_MESSAGES = { ...PAPER, ...QUOTE_SHEET, ...TAKE_QUOTES } as const;
