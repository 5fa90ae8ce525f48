import { COMPARE } from './english.ts';
import { SHORTLIST } from './shortlist.ts';

/** Every sentence about comparing. */
export const COMPARE_MESSAGES = { ...SHORTLIST, ...COMPARE };
