import { countFits } from '../../matching/groupModels.ts';
import { priceSoFar } from '../../matching/priceOfWays.ts';
import { soFarText } from '../../words/jobText.ts';

/** What the questions count and reckon with: it loads with the list, while the visitor answers the first of them. */
export const SO_FAR = { countFits, priceSoFar, soFarText };
