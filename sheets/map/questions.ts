import { IN_ENGLISH, type Translate } from '../../src/catalogue/explainProblem.ts';
import { columnOfTab } from '../open/joinTables.ts';
import type { Table } from '../open/table.ts';
import type { Mapping } from '../read/mapping.ts';
import { passingRows } from '../read/rowFilter.ts';
import { askBasics } from './ask/askBasics.ts';
import { askColumns } from './ask/askColumns.ts';
import { askKinds, askWords } from './ask/askKinds.ts';
import { askNames } from './ask/askNames.ts';
import { askPrices } from './ask/askPrices.ts';
import { askStates } from './ask/askStates.ts';
import { type Asking, askingAbout, type MappingQuestion } from './ask/question.ts';
import type { Candidate } from './candidates.ts';
import { candidatesIn } from './candidatesIn.ts';
import { joinMappings, mappingOfTab } from './tabMappings.ts';

/** People don't answer more. Later questions stay open, except those without which nothing can be read. */
export const MAX_QUESTIONS = 8;

/**
 * Asks each question once, starting with those without which nothing can be read. Pass the chosen value to `next`; without one,
 * the question stays open. Returns the mapping with the answers.
 *
 * @param before the ids of questions that were asked already
 */
export function* askAll(
  source: Table,
  first: Mapping,
  translate = IN_ENGLISH,
  before: ReadonlySet<string> = new Set(),
): Generator<MappingQuestion, Mapping, string | undefined> {
  if (source.parts) return yield* askTabs(source, source.parts, first, translate, before);
  const about = askingAbout(source, translate);
  const asked = new Set(before);
  let mapping = first;
  for (;;) {
    const question = nextQuestion(about(mapping), asked);
    if (question === undefined) return mapping;
    asked.add(question.id);
    const value = yield question;
    if (value !== undefined) mapping = question.answer(value);
  }
}

/** Asks about each tab by itself. Each question begins with the name of its tab. */
function* askTabs(
  { sheet }: Table,
  parts: readonly Table[],
  first: Mapping,
  translate: Translate,
  before: ReadonlySet<string>,
): Generator<MappingQuestion, Mapping, string | undefined> {
  const mappings = parts.map((part) => mappingOfTab(first, part));
  const joined = (): Mapping => ({ ...joinMappings(parts, mappings), sheet: sheet! });
  for (const [at, part] of parts.entries()) {
    const prefix = columnOfTab(part.sheet ?? '', '');
    const asked = [...before].flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
    const asking = askAll(part, mappings[at]!, translate, new Set(asked));
    let next = asking.next();
    while (!next.done) {
      const question = next.value;
      const answer = (value: string): Mapping => {
        mappings[at] = question.answer(value);
        return joined();
      };
      next = asking.next(yield { ...question, id: prefix + question.id, text: prefix + question.text, answer });
    }
    mappings[at] = next.value;
  }
  return joined();
}

function nextQuestion(asking: Asking, asked: ReadonlySet<string>): MappingQuestion | undefined {
  for (const question of questions(asking)) {
    if (asked.has(question.id)) continue;
    if (question.isNeeded || asked.size < MAX_QUESTIONS) return question;
  }
  return undefined;
}

function* questions(asking: Asking): Generator<MappingQuestion> {
  const { rows, mapping } = asking;
  if (rows.length === 0) return;
  yield* askKinds(asking);
  yield* askWords(asking);
  yield* askNames(asking);
  // For a list of other goods, the other questions make no sense.
  if (!mapping.columns.system_type) return;
  const candidates = possibleIn(asking.source);
  yield* askBasics(asking, candidates);
  yield* askPrices(asking);
  yield* askStates(asking);
  yield* askColumns(asking, candidates);
}

const POSSIBLE = new WeakMap<Table, readonly Candidate[]>();

/** The candidates for each column, cached because answers don't change them. */
function possibleIn(source: Table): readonly Candidate[] {
  const known = POSSIBLE.get(source) ?? candidatesIn(source, passingRows(source, { only: [] }));
  POSSIBLE.set(source, known);
  return known;
}

export type { MappingQuestion };
