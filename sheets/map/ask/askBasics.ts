import { columnMeanings } from '../../open/columnMeanings.ts';
import { headingOf } from '../../open/table.ts';
import type { ColumnSource } from '../../read/mapping.ts';
import { isForeignList } from '../../read/money.ts';
import { readMappedCell } from '../../read/readColumn.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { isPublicPrice } from '../../recognise/priceNotices.ts';
import { headingWords, type Idea } from '../../recognise/recogniseHeading.ts';
import type { Candidate } from '../candidates.ts';
import { changeSource } from '../editMapping.ts';
import { usedColumns } from '../openColumns.ts';
import { COLUMN_NOUNS } from '../questionTexts.ts';
import { askColumns } from './askColumns.ts';
import {
  type Asking,
  asVisitorsSee,
  columnOption,
  columnValue,
  type MappingQuestion,
  mappingQuestionOf,
} from './question.ts';

/** Without these, visitors can't compare. Kind and name are asked before. */
const BASICS = ['price_from_aud', 'cooling_capacity_kw'] as const;
type Basic = (typeof BASICS)[number];
/** The least share of rows with a value. */
const MOST = 0.5;
const MAX_COLUMNS = 8;

/** Words that a heading of such a column may have. */
const ALLOWED: Readonly<Record<Basic, readonly Idea[]>> = {
  price_from_aud: ['price', 'listPrice', 'filler', 'title', 'model', 'supplyOnly', 'installed', 'net'],
  cooling_capacity_kw: ['kw', 'btu', 'size', 'capacity', 'filler', 'model', 'title', 'rated'],
};
const OTHER_MONEY = /\b(?:freight|deposit|rebate|margin|saving|discount|was|stc|extra|option|levy|fee|year|updated)\b/i;

/** Asks for price and size, where most rows have none and a column of figures without another meaning could be it. */
export function* askBasics(asking: Asking, candidates: readonly Candidate[]): Generator<MappingQuestion> {
  for (const column of BASICS) {
    const known = [...askColumns(asking, candidates, [column])];
    yield* known;
    const used = asking.mapping.columns[column];
    const isFilled = used !== undefined && filledBy(asking, used.from) >= MOST;
    if (known.length === 0 && !isFilled) yield* askAmong(asking, column, used);
  }
}

function* askAmong(asking: Asking, column: Basic, used: ColumnSource | undefined): Generator<MappingQuestion> {
  const { mapping, say, translate } = asking;
  const names = openFigures(asking, column);
  if (names.length === 0) return;
  const [only = '', ...others] = names;
  const { ideas } = headingWords(headingOf(asking.source, only).text);
  const isSaid = ['price', 'listPrice', 'kw', 'capacity', 'size'].some((idea) => ideas.has(idea as Idea));
  const sourceOf = (name: string): ColumnSource => ({ ...used, from: [...(used?.from ?? []), name] });
  yield mappingQuestionOf(asking, {
    id: column,
    text: say('which', { what: translate(COLUMN_NOUNS[column]) }),
    options: names
      .slice(0, MAX_COLUMNS)
      .map((name) =>
        columnOption(
          asking,
          [name],
          () => changeSource(mapping, column, sourceOf(name)),
          asVisitorsSee(asking, column, { from: [name] }),
        ),
      ),
    suggested: others.length === 0 && isSaid ? columnValue(only) : null,
    last: 'none',
  });
}

/** Columns without a use whose figures could be this one. */
function openFigures(asking: Asking, column: Basic): readonly string[] {
  const { source, mapping, values, rows } = asking;
  if (column === 'price_from_aud' && isForeignList({ ...source, rows })) return [];
  const used = new Set(usedColumns(mapping));
  return source.columns.filter((name) => {
    const { text, isHidden } = headingOf(source, name);
    const { ideas } = headingWords(text);
    const isAllowed = [...ideas].every((idea) => ALLOWED[column].includes(idea));
    const isOther = columnMeanings(source, name).some((meaning) => meaning.column !== column);
    if (used.has(name) || isHidden || isOther || !isAllowed || /^Column [A-Z]+$/.test(text)) return false;
    if (column === 'price_from_aud' && (OTHER_MONEY.test(text) || !isPublicPrice(text, source.notices))) return false;
    const figures = [...values(name).keys()].map((cell) => {
      const { value } = readMappedCell(column, { from: [name] }, cell, mapping.decimal, name).reading;
      return typeof value === 'number' && isUsual(column, value) ? value : null;
    });
    const isYear = figures.every((figure) => figure !== null && figure > 1990 && figure < 2040);
    const fitting = figures.filter((figure) => figure !== null).length;
    const filled = filledBy(asking, [name]);
    return !isYear && filled >= MOST && fitting > 1 && fitting >= figures.length * 0.8 && rows.length > 0;
  });
}

/** True for a figure as systems have it. */
function isUsual(column: Basic, value: number): boolean {
  return column === 'price_from_aud' ? value >= 300 && value <= 40_000 : value >= 1.5 && value <= 40;
}

function filledBy({ source, rows }: Asking, names: readonly string[]): number {
  const places = names.map((name) => foldPosition(source.columns, name));
  const filled = rows.filter(({ cells }) => places.some((at) => (cells[at] ?? '').trim() !== ''));
  return rows.length === 0 ? 0 : filled.length / rows.length;
}
