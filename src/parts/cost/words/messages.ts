import { COST_TITLE } from './costTitle.ts';
import { COST } from './english.ts';

/** Every sentence about what an installation costs. */
export const COST_MESSAGES = { ...COST_TITLE, ...COST };
