import { countFits, groupModels } from '../../matching/groupModels.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { priceOfFits, priceSoFar } from '../../matching/priceOfWays.ts';
import type { AskedJob } from '../../matching/way.ts';
import { soFarText } from '../../words/jobText.ts';
import { waysOf } from '../frame/useWays.ts';

/** The models and the price of the list that comes next. */
function listed(matcher: Matcher, job: AskedJob) {
  const ways = waysOf(matcher, job);
  const groups = groupModels(matcher, job, ways.ways);
  return { count: groups.fits.length, price: priceOfFits({ ...ways, groups }, matcher, job) };
}

/** What the questions count and reckon with: it loads with the list, while the visitor answers the first of them. */
export const SO_FAR = { countFits, priceSoFar, soFarText, listed };
