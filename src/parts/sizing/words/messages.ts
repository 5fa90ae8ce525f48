import { SIZING } from './english.ts';
import { ROOM_SIZE } from './roomSize.ts';

/** Every sentence about sizes. */
export const MESSAGES = { ...ROOM_SIZE, ...SIZING };
