import { PAPER } from './english.ts';

/** Every sentence of the part, for tools. */
export const PAPER_MESSAGES = PAPER;
