import { type Fact, fact } from './fact.ts';
import { LAWS } from './laws.ts';
import { FAIRAIR, NOISE_RULES } from './noise.ts';
import { OWNERS } from './owners.ts';
import { RENTAL_STANDARD } from './rental.ts';
import { SIZE_SOURCES } from './sizeSources.ts';
import { STATE_TARIFFS, USUAL_TARIFF } from './tariffs.ts';

/**
 * EVERY FACT of others that the product states, for `npm run facts`. Each kind has its own file, so that a page only loads the facts
 * it shows. Figures, names and dates of others belong in this folder and nowhere else.
 */
export const FACTS: readonly Fact[] = [
  ...Object.values(LAWS),
  fact('law', OWNERS, 'The acts of the states', '2026-11', 'copy'),
  RENTAL_STANDARD,
  FAIRAIR,
  ...Object.values(NOISE_RULES),
  ...SIZE_SOURCES,
  USUAL_TARIFF,
  ...Object.values(STATE_TARIFFS),
];
