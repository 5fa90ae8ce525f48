import { PARTS } from './app/parts.ts';
import { CORE_MESSAGES } from './words/coreMessages.ts';
import type { MessageSet } from './words/words.ts';

const sets = await Promise.all(PARTS.map(({ words }) => words?.() ?? {}));

/** Every sentence for visitors in English, by key, those of the parts too. For tools: a selector loads each with its screen. */
export const ALL_MESSAGES: MessageSet = Object.assign({}, CORE_MESSAGES, ...sets);
