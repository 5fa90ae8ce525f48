import type { Product } from '../catalogue/product.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { type Answers, chosenValues } from '../questionnaire/question.ts';

/** What has to be looked at in the home before any system is bought, whatever its record says. */
export function checkTexts(product: Product, answers: Answers): readonly string[] {
  const home = chosenValues(answers, 'Q2');
  const shared = home.includes('Apartment') || home.includes('Townhouse');
  return [
    'The size you need: rooms, windows, insulation and climate decide.',
    'The switchboard and the power supply.',
    isDucted(product)
      ? 'Room for the indoor unit, the ducts and the return air.'
      : 'A way for the pipes and the drain between indoors and outdoors.',
    'Clear air around the outdoor unit, and its noise towards neighbours.',
    ...(shared ? ['Approval by the owners corporation, before you buy.'] : []),
  ];
}
