import { PAPER } from './english.ts';
import { PAPER_LINKS } from './links.ts';

/** Every sentence of the part, for tools. */
export const PAPER_MESSAGES = { ...PAPER, ...PAPER_LINKS } as const;
