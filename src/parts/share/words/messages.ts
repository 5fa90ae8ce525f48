import { SHARE } from './english.ts';
import { OPENED } from './opened.ts';
import { SHARE_TITLE } from './shareTitle.ts';

/** Every sentence of the part, for tools. */
export const SHARE_MESSAGES = { ...SHARE_TITLE, ...SHARE, ...OPENED } as const;
