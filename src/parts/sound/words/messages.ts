import { SOUND } from './english.ts';
import { SOUND_TITLE } from './soundTitle.ts';

/** Every sentence of the part, for tools. */
export const SOUND_MESSAGES = { ...SOUND_TITLE, ...SOUND };
