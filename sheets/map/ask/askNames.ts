import { COLUMNS } from '../../../src/catalogue/columns.ts';
import type { Column } from '../../../src/catalogue/product.ts';
import { columnMeanings } from '../../open/columnMeanings.ts';
import { headingOf } from '../../open/table.ts';
import type { Mapping } from '../../read/mapping.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { plainHeading } from '../../recognise/plainHeading.ts';
import { headingWords } from '../../recognise/recogniseHeading.ts';
import { MIN_UNIQUE } from '../candidates.ts';
import { changeSource } from '../editMapping.ts';
import { withoutParts } from '../guessKinds.ts';
import type { Values } from '../values.ts';
import { type Asking, columnOption, columnValue, type MappingQuestion, mappingQuestionOf } from './question.ts';

const MAX_COLUMNS = 8;
/** The least share of different values in a column of codes, some of which stand twice. */
const MIN_NEARLY = 0.75;
/** A longer text is a description. */
const MAX_LENGTH = 120;

/** Asks for the columns of ids and titles, as long as there are none. Offers all that could be right, also those with another use. */
export function* askNames(asking: Asking): Generator<MappingQuestion> {
  if (!asking.mapping.columns.id) yield askId(asking);
  if (!asking.mapping.columns.title) yield askTitle(asking);
}

function askId(asking: Asking): MappingQuestion {
  const { mapping, say, rows, values, source } = asking;
  const names = source.columns.filter((name) => isName(asking, name, 'id'));
  const unique = names.filter((name) => values(name).size >= rows.length * MIN_UNIQUE).map((name) => [name]);
  const pairs = unique.length > 0 ? [] : pairsOf(asking, names).filter((pair) => isUniqueTogether(asking, pair));
  // A code that stands twice in a few rows is still the code, and those rows are named.
  const nearly = names.filter((name) => isCodeHeading(name) && values(name).size >= rows.length * MIN_NEARLY);
  const options = unique.length > 0 ? unique : [...nearly.map((name) => [name]), ...pairs];
  const least = options.length > 0 ? options : [together(asking, names)].filter(({ length }) => length > 0);
  const coded = least.filter(([name = '', ...others]) => others.length === 0 && isCodeHeading(name));
  // If only one column can say it, that column is suggested.
  const only = [coded, least].find(({ length }) => length === 1)?.[0];
  return namesQuestion(asking, 'id', say('id'), least, only ?? mapping.suggestions.id?.from);
}

function isCodeHeading(name: string): boolean {
  const { ideas } = headingWords(plainHeading(name));
  return ideas.has('id') || ideas.has('model');
}

/** The fewest columns that together tell the rows apart: a model and its size, otherwise the columns with the most values. */
function together(asking: Asking, names: readonly string[]): readonly string[] {
  const { columns, suggestions } = asking.mapping;
  const size = (columns.cooling_capacity_kw ?? suggestions.cooling_capacity_kw)?.from.slice(0, 1) ?? [];
  const sized = names.map((name) => [name, ...size]).find((pair) => isUniqueTogether(asking, pair));
  if (sized) return sized;
  const ordered = [...names.toSorted((a, b) => asking.values(b).size - asking.values(a).size), ...size];
  const enough = ordered.findIndex((_, at) => isUniqueTogether(asking, ordered.slice(0, at + 1)));
  return enough === -1 ? [] : ordered.slice(0, enough + 1);
}

function askTitle(asking: Asking): MappingQuestion {
  const { mapping, say, rows, values } = asking;
  const names = asking.source.columns.filter((name) => isName(asking, name, 'title'));
  const telling = names.filter((name) => values(name).size > rows.length / 2);
  const brand = brandOf(asking);
  const codes = [...new Set([...telling, ...(mapping.columns.id?.from ?? [])])];
  // A code with its brand says more than the code alone.
  const joined = codes.flatMap((name) =>
    brand === undefined || name === brand || hasWords(values(name), 3) ? [] : [[brand, name]],
  );
  const pairs = telling.length > 0 ? [] : pairsOf(asking, names);
  const options = [...joined, ...telling.map((name) => [name]), ...pairs];
  const isId = (name: string): boolean => mapping.columns.id?.from.includes(name) ?? false;
  const coded = joined.find(([, name = '']) => telling.includes(name) && isId(name));
  const isSaid = (name: string): boolean => values(name).size >= rows.length * MIN_NEARLY && hasWords(values(name), 2);
  const [only, ...others] = telling.filter((name) => isSaid(name) && !isId(name));
  const likely = only === undefined ? coded : others.length === 0 ? [only] : undefined;
  return namesQuestion(asking, 'title', say('title'), options, mapping.suggestions.title?.from ?? likely);
}

function namesQuestion(
  asking: Asking,
  column: 'id' | 'title',
  text: string,
  options: readonly (readonly string[])[],
  suggested: readonly string[] | undefined,
): MappingQuestion {
  const choices = options.slice(0, MAX_COLUMNS).map((names) => {
    const source = { from: names, ...(names.length > 1 && { join: true }) };
    const gives = (): Mapping => changeSource(asking.mapping, column, source);
    return columnOption(asking, names, column === 'id' ? gives : () => withoutPartsBy(asking, gives(), names.at(-1)!));
  });
  const value = suggested && columnValue(...suggested);
  return mappingQuestionOf(asking, {
    id: column,
    text,
    options: choices,
    suggested: choices.some((choice) => choice.value === value) ? value! : null,
    isNeeded: true,
  });
}

/** Leaves out parts of systems, which titles give away. */
function withoutPartsBy({ source, rows }: Asking, mapping: Mapping, title: string): Mapping {
  if (source.kind !== 'sheet' || mapping.columns.system_type?.from.includes(title)) return mapping;
  const parts = withoutParts(source, rows, title, mapping.columns.outdoor_model?.from[0]);
  return { ...mapping, only: [...mapping.only, ...parts] };
}

/** True if the values of a column could name a system: words and codes, not figures, prices, dates, addresses or long texts. */
function isName(asking: Asking, name: string, column: 'id' | 'title'): boolean {
  const values = asking.values(name);
  if (values.size === 0 || headingOf(asking.source, name).isHidden) return false;
  const isOfFigures = columnMeanings(asking.source, name).some((meaning) => COLUMNS[meaning.column].kind === 'number');
  const used = Object.entries(asking.mapping.columns).some(
    ([other, source]) =>
      source.from.includes(name) && !source.inText && !['text', 'url'].includes(COLUMNS[other as Column].kind),
  );
  if (isOfFigures || used) return false;
  const texts = [...values.keys()];
  const share = (is: (text: string) => boolean): number => texts.filter(is).length / texts.length;
  if (share((text) => text.length > MAX_LENGTH || ADDRESS.test(text) || DATE.test(text)) > 0.1) return false;
  const mayBeNumber = column === 'id' && isCodeHeading(name);
  return (
    share((text) => /\p{L}/u.test(text) && !FIGURE.test(text)) > 0.5 ||
    (mayBeNumber && share((text) => /^\d+$/.test(text)) > 0.5) ||
    (column === 'id' && share((text) => NUMBER.test(text)) === 1)
  );
}

/** A barcode or item number: a size in BTU/h or a price is shorter, or round. */
const NUMBER = /^\d{6,14}$/;
const ADDRESS = /^https?:|^\/|\.(?:webp|jpe?g|png|pdf)$/i;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
/** A figure with its unit, money, or a size: `2.5 kW`, `$1,599`, `940 x 340 x 990 mm`. */
const UNIT =
  '(?:kw|w|btu(?:/h)?|mm|cm|m|in|db(?:\\(a\\))?|kg|g|l|v|a|hz|ph|hp|tons?|years?|yrs?|months?|stars?|l/s|m[²³23]|[%°"″]c?)?';
const FIGURE = new RegExp(
  `^(?:[^\\p{L}\\d]{0,3}|(?:au?\\$|aud)\\s?)[\\d.,]+\\s*${UNIT}(?:\\s*[-–x×*/]\\s*[\\d.,]+\\s*${UNIT})*$`,
  'iu',
);

/** True if most values have at least this many words. */
function hasWords(values: Values, words: number): boolean {
  return [...values.keys()].filter((text) => text.split(' ').length >= words).length > values.size / 2;
}

function brandOf({ mapping, source }: Asking): string | undefined {
  const [mapped] = mapping.columns.brand?.from ?? [];
  return mapped ?? source.columns.find((name) => headingWords(plainHeading(name)).ideas.has('brand'));
}

/** Pairs of columns, where one alone says too little: the indoor and the outdoor unit, a model and its colour. */
function pairsOf({ values }: Asking, names: readonly string[]): readonly (readonly string[])[] {
  const telling = names
    .filter((name) => values(name).size > 1)
    .toSorted((a, b) => values(b).size - values(a).size)
    .slice(0, 6);
  return telling.flatMap((one, at) =>
    telling.slice(at + 1).map((other) => (names.indexOf(one) < names.indexOf(other) ? [one, other] : [other, one])),
  );
}

function isUniqueTogether({ source, rows }: Asking, names: readonly string[]): boolean {
  const places = names.map((name) => foldPosition(source.columns, name));
  const together = new Set(rows.map(({ cells }) => places.map((at) => (cells[at] ?? '').trim()).join(' ')));
  return together.size >= rows.length * MIN_UNIQUE;
}
