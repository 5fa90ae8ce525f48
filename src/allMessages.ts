import { PARTS } from './app/parts.ts';
import { CORE_MESSAGES } from './words/coreMessages.ts';
import type { MessageSet } from './words/words.ts';

const sets = await Promise.all(PARTS.map(({ words }) => words?.() ?? {}));

/** Every English sentence for visitors, by key, including those of the parts. For tools: a selector loads each with its screen. */
export const ALL_MESSAGES: MessageSet = Object.assign({}, CORE_MESSAGES, ...sets);
