import type { Product } from '../catalogue/product.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { type Answers, chosenValues } from '../questionnaire/question.ts';
import { RESULT } from './english/result.ts';
import type { Words } from './words.ts';

/** Everything to check in the home before buying any system, whatever its record says. */
export function checkTexts(words: Words, product: Product, answers: Answers): readonly string[] {
  const say = words.of(RESULT);
  const home = chosenValues(answers, 'Q2');
  const shared = home.includes('Apartment') || home.includes('Townhouse');
  return [
    say('check.size'),
    say('check.power'),
    say(isDucted(product) ? 'check.ducts' : 'check.pipes'),
    say('check.outdoor'),
    ...(shared ? [say('check.strata')] : []),
  ];
}
