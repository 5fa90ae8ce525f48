import { ADVICE } from './english/advice.ts';
import { ANSWERS } from './english/answers.ts';
import { CHECK } from './english/checks.ts';
import { COMPARE } from './english/compare.ts';
import { ENERGY } from './english/energy.ts';
import { ENQUIRY } from './english/enquiry.ts';
import { FRAME } from './english/frame.ts';
import { HOME } from './english/home.ts';
import { INSIGHT } from './english/insight.ts';
import { LANDING } from './english/landing.ts';
import { MATCHES } from './english/matches.ts';
import { PAPER } from './english/papers.ts';
import { PICTURES } from './english/pictures.ts';
import { PRODUCT } from './english/product.ts';
import { QUESTION } from './english/questions.ts';
import { REASON } from './english/reasons.ts';
import { RESULT } from './english/result.ts';
import { ROOM_SIZE } from './english/roomSize.ts';
import { SHARE } from './english/share.ts';
import { SIZING } from './english/sizing.ts';
import { SOUND } from './english/sound.ts';
import { TYPES } from './english/types.ts';
import { ZONE } from './english/zones.ts';
import { questionMessages } from './questionWords.ts';
import type { MessageSet } from './words.ts';

/**
 * Every sentence for visitors, by key. For rewording and tests; the selector itself loads each part with its screen.
 */
export const ALL_MESSAGES: MessageSet = {
  ...LANDING,
  ...FRAME,
  ...questionMessages(),
  ...QUESTION,
  ...PICTURES,
  ...HOME,
  ...MATCHES,
  ...ADVICE,
  ...TYPES,
  ...COMPARE,
  ...REASON,
  ...CHECK,
  ...PRODUCT,
  ...ZONE,
  ...ENERGY,
  ...ANSWERS,
  ...RESULT,
  ...ENQUIRY,
  ...SHARE,
  ...ROOM_SIZE,
  ...SIZING,
  ...SOUND,
  ...PAPER,
  ...INSIGHT,
};
