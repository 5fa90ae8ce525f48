import { CORE_MESSAGES } from './words/coreMessages.ts';
import type { MessageSet } from './words/words.ts';

const files = import.meta.glob<Readonly<Record<string, MessageSet>>>('./parts/*/words/{english,messages}.ts', {
  eager: true,
});

/** Every English sentence for visitors, by key, including those of the parts. For tools: a selector loads each with its screen. */
export const ALL_MESSAGES: MessageSet = Object.assign(
  {},
  CORE_MESSAGES,
  ...Object.values(files).flatMap((file) => Object.values(file)),
);
