/**
 * `product-selector/engine`: the questions, the catalogue reader and the matching, without a browser. Everything here is pure: no
 * clock, no randomness, no DOM, no network.
 */

import { type ExplainedFileProblem, explainAll } from '../sheets/open/explainFileProblem.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import type { FoundTable } from '../sheets/read/readTable.ts';
import type { Product } from '../src/catalogue/product.ts';

export type { ExplainedFileProblem as Problem } from '../sheets/open/explainFileProblem.ts';
export { describeFileProblem as describeProblem } from '../sheets/open/explainFileProblem.ts';
export type { Product } from '../src/catalogue/product.ts';
export type { Group } from '../src/matching/groups.ts';
export { createMatcher, type Matcher, type Matches, type RankedProducts } from '../src/matching/matcher.ts';
export type { Verdict } from '../src/matching/verdict.ts';
export type { ReadQuote } from '../src/parts/quote/rules/reader/reading.ts';
export { type ReadQuoteOptions, readQuote } from '../src/parts/quote/rules/readQuote.ts';
export { type CodedBeside, codeOf } from '../src/parts/share/rules/codeOf.ts';
export type { HomeFacts, Installation } from '../src/pricing/installation.ts';
export {
  type CostLine,
  type InstallationCost,
  installationCost,
  type PricedSystem,
} from '../src/pricing/installationCost.ts';
export {
  type InstallationProblem,
  type InstallationReading,
  readInstallation,
} from '../src/pricing/readInstallation.ts';
export { choose, type SettledChoice as Choice } from '../src/questionnaire/choose.ts';
export { isAnswered, isAsked, isComplete, path } from '../src/questionnaire/path.ts';
export {
  type Answer,
  type Answers,
  type Option,
  QUESTION_IDS,
  type Question,
  type QuestionId,
} from '../src/questionnaire/question.ts';
export { QUESTIONS } from '../src/questionnaire/questionSet.ts';
export { settle } from '../src/questionnaire/settle.ts';
export { visibleOptions } from '../src/questionnaire/visibleOptions.ts';
export { type Bedrooms, KINDS_OF_ROOM, type KindOfRoom } from '../src/sizing/sizeAsked.ts';
export { type AdviceOptions, advise } from '../src/words/advise.ts';
export type { Messages } from '../src/words/words.ts';
export { type ExplainedAnswer, type Explanation, explain } from './explain.ts';

export interface Catalogue {
  readonly products: readonly Product[];
  readonly problems: readonly ExplainedFileProblem[];
  /** The place of the systems in a spreadsheet; null for JSON and for a file that can't be read. */
  readonly found: FoundTable | null;
  /** The sheets of a workbook to choose from, if the file doesn't tell which one is the catalogue. */
  readonly choices: readonly string[];
}

/**
 * Reads a catalogue: CSV or other separated text, JSON in the shape of the products reply, or the bytes of one of these files or
 * of an .xlsx workbook. Never throws for a bad file: `problems` says what is wrong, where, and what to do. A file over a limit
 * gives one problem and no products.
 *
 * @param content text, or the bytes of a file
 * @param sheet the sheet of a workbook; by default the only one with the column names
 */
export function readCatalogue(content: string | Uint8Array, sheet?: string): Catalogue {
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    throw new TypeError('readCatalogue needs text or a Uint8Array. Read the file first.');
  }
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // Only the extension of the name matters.
  const name = isJson(bytes) ? 'catalogue.json' : 'catalogue.csv';
  const { products, problems, found, choices } = readCatalogueFile(bytes, { name, sheet });
  return { products, problems: explainAll(problems), found, choices };
}

/** True if the first character that isn't white space or a byte order mark begins an object or a list. */
function isJson(bytes: Uint8Array): boolean {
  return /^\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 1000)));
}
