import { ALL_MESSAGES } from '../../src/allMessages.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { ZONES } from '../../src/climate/zone.ts';
import { homeModel } from '../../src/drawing/homeModel.ts';
import { judge } from '../../src/matching/judge.ts';
import { compareSystems } from '../../src/parts/compare/words/compareSystems.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import { jobOf } from '../../src/words/advise.ts';
import { brief, briefText } from '../../src/words/brief.ts';
import { starLine } from '../../src/words/energyWords.ts';
import { homeText } from '../../src/words/homeText.ts';
import { messagesProblem } from '../../src/words/messagesProblem.ts';
import { keyFacts, kindAndPlace, priceText } from '../../src/words/productWords.ts';
import { reasonText } from '../../src/words/reasonText.ts';
import { createWords, ENGLISH_WORDS, type Messages, type Words } from '../../src/words/words.ts';
import { oneSize, openModel } from '../samples/models.ts';
import { promise } from './promise.ts';

/** Traces of a forgotten value in a sentence. */
const SLIP = /\b(?:undefined|NaN|Infinity)\b|\[object |\bfunction |\{\w+\}/;
/** Traces of an inherited value in a sentence. */
const INHERITED_VALUE = /\[native code\]|\[object /;
const MAX_COMPARED = 3;

/** Checks the promises about every sentence on products, in our words and in the page's. */
export function wordPromises(
  products: readonly Product[],
  answers: Answers,
  messages: Readonly<Record<string, unknown>>,
): void {
  const few = products.slice(0, MAX_COMPARED);
  for (const product of few) {
    for (const text of ownTexts(ENGLISH_WORDS, product, answers)) {
      promise(text !== '' && !SLIP.test(text), 'Our sentences have all of their values', text);
    }
  }
  comparisonPromises(ENGLISH_WORDS, few, answers);
  if (Object.keys(messages).length === 0) return;

  const other = createWords(messages as Messages);
  const problem = messagesProblem(ALL_MESSAGES, messages);
  promise(problem === null || problem.length < 4000, 'Unusable messages are reported in one line', problem);
  for (const product of few.slice(0, 1)) {
    for (const text of ownTexts(other, product, answers)) {
      promise(typeof text === 'string', 'A page’s words are texts');
      promise(!INHERITED_VALUE.test(text), 'A page’s words contain only given values', text);
    }
  }
  comparisonPromises(other, few, answers);
}

function comparisonPromises(words: Words, few: readonly Product[], answers: Answers): void {
  const [one, ...others] = few;
  const models = one && others.length > 0 ? [oneSize(one), openModel(one, ...others)] : few.map(oneSize);
  for (const compared of [few.map(oneSize), models]) {
    const job = { ...jobOf(answers, {}), zone: ZONES[few.length % ZONES.length]! };
    const jobs = compared.map((model) => ({ id: 'split', bought: [], models: [model], answers, way: null }) as const);
    const { differing, details, same } = compareSystems(words, jobs, job, 33);
    for (const { name, values } of [...differing, ...details, ...same]) {
      promise(
        typeof name === 'string' && values.length === compared.length,
        'A comparison has a value for each model',
        name,
      );
      promise(
        values.every(({ lines }) => lines.length > 0 && lines.every(({ text }) => typeof text === 'string')),
        'Every compared value is text',
        values,
      );
    }
  }
}

/** Every sentence about a product, without text from its catalogue row. */
function ownTexts(words: Words, product: Product, answers: Answers): readonly string[] {
  const price = priceText(words, product);
  const home = homeText(words, homeModel(answers, product));
  const nameless = { ...product, title: 'T', description: null, link: null, brand: null };
  const unnamed = { model_number: null, indoor_model: null, outdoor_model: null, gems_registration_number: null };
  const made = { date: '1 March 2026', address: 'shop.example/find' };
  const asked = { answers, skipped: [], postcode: '3000', tenure: 'rent' } as const;
  const given = {
    ...asked,
    way: null,
    job: jobOf(answers, {}),
    zone: ZONES[0],
    size: null,
    sizeAnswer: null,
    cost: null,
    tariff: 33,
    made,
  };
  return [
    home,
    kindAndPlace(words, product),
    ...(price === null ? [] : [price]),
    ...judge(product, answers).map((judgement) => reasonText(words, judgement)),
    ...[...keyFacts(words, product), ...ZONES.map((zone) => starLine(words, product, zone))].flatMap(
      ({ name, value }) => [name, value],
    ),
    briefText(
      words,
      brief(words, { ...given, models: [oneSize(words === ENGLISH_WORDS ? { ...nameless, ...unnamed } : product)] }),
    ),
  ];
}
