import { ADVICE } from './english/advice.ts';
import { ANSWERS } from './english/answers.ts';
import { CHECK } from './english/checks.ts';
import { ENERGY } from './english/energy.ts';
import { FRAME } from './english/frame.ts';
import { HOME } from './english/home.ts';
import { LANDING } from './english/landing.ts';
import { MATCHES } from './english/matches.ts';
import { PICTURES } from './english/pictures.ts';
import { PRODUCT } from './english/product.ts';
import { QUESTION } from './english/questions.ts';
import { REASON } from './english/reasons.ts';
import { RENTAL } from './english/rental.ts';
import { RESULT } from './english/result.ts';
import { SOURCE } from './english/sources.ts';
import { WAYS } from './english/ways.ts';
import { ZONE } from './english/zones.ts';
import { questionMessages } from './questionWords.ts';
import type { MessageSet } from './words.ts';

/**
 * Every sentence of the core for visitors, by key. For rewording and tests; the selector itself loads each set with its
 * screen. `src/allMessages.ts` adds those of the parts.
 */
export const CORE_MESSAGES: MessageSet = {
  ...LANDING,
  ...FRAME,
  ...questionMessages(),
  ...QUESTION,
  ...PICTURES,
  ...HOME,
  ...MATCHES,
  ...ADVICE,
  ...WAYS,
  ...REASON,
  ...CHECK,
  ...RENTAL,
  ...PRODUCT,
  ...ZONE,
  ...ENERGY,
  ...ANSWERS,
  ...RESULT,
  ...SOURCE,
};
