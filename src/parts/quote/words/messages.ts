import { QUOTE_DIALOG } from './dialog.ts';
import { QUOTE } from './english.ts';

/** Every sentence of the part, for tools. */
export const QUOTE_MESSAGES = { ...QUOTE, ...QUOTE_DIALOG } as const;
