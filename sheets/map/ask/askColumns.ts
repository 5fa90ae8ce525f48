import { COLUMN_NAMES, COLUMNS } from '../../../src/catalogue/columns.ts';
import type { Column } from '../../../src/catalogue/product.ts';
import { isShopifyExport } from '../../open/shopifyExport.ts';
import { headingOf } from '../../open/table.ts';
import type { ColumnSource, Mapping } from '../../read/mapping.ts';
import { plainHeading } from '../../recognise/plainHeading.ts';
import { headingWords, orderOf } from '../../recognise/recogniseHeading.ts';
import type { Candidate } from '../candidates.ts';
import { changeSource } from '../editMapping.ts';
import { usedColumns } from '../openColumns.ts';
import { COLUMN_NOUNS, CONTROL_NOUNS } from '../questionTexts.ts';
import { gstOptions } from './askPrices.ts';
import { type Asking, asVisitorsSee, columnOption, type MappingQuestion, mappingQuestionOf } from './question.ts';

/** The columns that decide most are asked about first. */
const FIRST: readonly Column[] = ['price_from_aud', 'cooling_capacity_kw', 'heating_capacity_kw', 'controls', 'phase'];
const SIDES = ['outdoor_width_mm', 'outdoor_height_mm', 'outdoor_depth_mm'] as const;
/** The orders in which width, height and depth may stand. */
const ORDERS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [3, 1, 2],
];

/** A source column and its possible meaning. */
type Possible = readonly [Column, ColumnSource];

const ALL: readonly Column[] = [...FIRST, ...COLUMN_NAMES.filter((column) => !FIRST.includes(column))];

/** Asks about each column that could be one of ours, and about pairs of columns that could both be the same one. */
export function* askColumns(
  asking: Asking,
  candidates: readonly Candidate[],
  columns = ALL,
): Generator<MappingQuestion> {
  const possible = possibleSources(asking.mapping, candidates);
  for (const column of columns) {
    const sources = possible.filter(([one]) => one === column).map(([, source]) => source);
    const [source] = sources;
    if (source === undefined) continue;
    if (isSide(column) && sources.some(({ part }) => part !== undefined)) {
      // The three sides share one question.
      if (column === SIDES[0]) for (const size of sources) yield askSize(asking, size.from[0]!);
      continue;
    }
    if (sources.length > 1) {
      yield askWhich(asking, column, sources);
      continue;
    }
    const meanings = possible.filter(([, other]) => other.from.join() === source.from.join());
    // Each source gets one question: the first of its columns asks it.
    const first = ALL.find((one) => meanings.some(([other]) => other === one));
    if (meanings.length === 1) yield askWhether(asking, column, source);
    else if (first === column) yield askMeaning(asking, source.from[0]!, meanings);
  }
}

function isSide(column: Column): boolean {
  return SIDES.some((side) => side === column);
}

/** Columns without a use, for our columns without a source. A figure has one meaning. */
function possibleSources(mapping: Mapping, candidates: readonly Candidate[]): readonly Possible[] {
  const { columns, suggestions } = mapping;
  const used = new Set(usedColumns(mapping));
  const suggested = Object.entries(suggestions) as Possible[];
  const all = [...suggested, ...candidates.map(({ column, source }) => [column, source] as const)];
  const seen = new Set<string>();
  return all.filter(([column, { from }]) => {
    const key = `${column} ${from.join()}`;
    const isNew =
      !seen.has(key) && !columns[column] && !COLUMNS[column].required && !from.some((name) => used.has(name));
    seen.add(key);
    return isNew;
  });
}

function askWhether(asking: Asking, column: Column, source: ColumnSource): MappingQuestion {
  const { mapping, say } = asking;
  const name = source.from.join('”, “');
  const seen = seenOf(asking, column, source);
  const key = source.each
    ? 'whether_controls'
    : seen
      ? 'whether_seen'
      : source.unit === undefined
        ? 'whether'
        : 'whether_in';
  return mappingQuestionOf(asking, {
    id: `${source.from.join('+')}=${column}`,
    text: say(key, { name, ...factsOf(asking, column, source), ...(seen && { seen }) }),
    options: [
      { value: 'yes', label: say('yes'), gives: () => changeSource(mapping, column, source) },
      ...(column === 'price_from_aud' ? gstOptions(asking, source) : []),
    ],
    suggested: isLikely(asking, column, source.from[0]!) ? 'yes' : null,
    last: 'no',
  });
}

/** Three rows as a visitor will see them, for a column that visitors compare by. */
function seenOf(asking: Asking, column: Column, source: ColumnSource): string | undefined {
  const isBasic = column === 'price_from_aud' || column === 'cooling_capacity_kw';
  return isBasic ? asVisitorsSee(asking, column, source) : undefined;
}

function factsOf({ samples, translate }: Asking, column: Column, { from, unit, each }: ColumnSource) {
  const nouns = each?.map((control) => translate(CONTROL_NOUNS[control])).join(', ') ?? translate(COLUMN_NOUNS[column]);
  return { what: nouns, samples: from.map(samples).join(' · '), ...(unit && { unit }) };
}

function askWhich(asking: Asking, column: Column, sources: readonly ColumnSource[]): MappingQuestion {
  const { mapping, say, translate } = asking;
  return mappingQuestionOf(asking, {
    id: column,
    text: say('which', { what: translate(COLUMN_NOUNS[column]) }),
    options: sources.map((source) =>
      columnOption(asking, source.from, () => changeSource(mapping, column, source), seenOf(asking, column, source)),
    ),
    last: 'none',
  });
}

function askMeaning(asking: Asking, name: string, meanings: readonly Possible[]): MappingQuestion {
  const { mapping, say, samples, translate } = asking;
  return mappingQuestionOf(asking, {
    id: `${name}=${meanings.map(([column]) => column).join('|')}`,
    text: say('meaning', { name, samples: samples(name) }),
    options: meanings.map(([column, source]) => ({
      value: column,
      label: translate(COLUMN_NOUNS[column]),
      gives: () => changeSource(mapping, column, source),
    })),
  });
}

/** Asks for the order of the sides in a size, in the words of its first row. The heading may say it already. */
function askSize(asking: Asking, name: string): MappingQuestion {
  const { mapping, say, samples, values } = asking;
  const stated = orderOf(plainHeading(headingOf(asking.source, name).text));
  const order = stated && (['width', 'height', 'depth'] as const).map((side) => stated.indexOf(side) + 1);
  const sizes = [...values(name).keys()].map(figuresOf).filter((figures) => figures.length === 3);
  const [first = ['1', '2', '3']] = sizes;
  const orders = order ? [order] : ORDERS.toSorted((a, b) => fitOf(b, sizes) - fitOf(a, sizes));
  const isOutdoor = headingWords(headingOf(asking.source, name).text).ideas.has('outdoor');
  const { unit } = mapping.suggestions.outdoor_width_mm?.from[0] === name ? mapping.suggestions.outdoor_width_mm : {};
  return mappingQuestionOf(asking, {
    id: `${name}=${SIDES.join('+')}`,
    text: say(isOutdoor ? 'size' : 'size_of_what', { name, samples: samples(name) }),
    options: orders.map((parts) => ({
      value: order ? 'yes' : [1, 2, 3].map((figure) => 'WHD'[parts.indexOf(figure)]).join(''),
      label: say('sides', {
        width: first[parts[0]! - 1]!,
        height: first[parts[1]! - 1]!,
        depth: first[parts[2]! - 1]!,
      }),
      gives: () =>
        SIDES.reduce(
          (left, side, at) => changeSource(left, side, { from: [name], part: parts[at]!, ...(unit && { unit }) }),
          mapping,
        ),
    })),
    suggested: order && isOutdoor && asking.source.kind === 'sheet' ? 'yes' : null,
    last: 'none',
  });
}

function figuresOf(size: string): readonly string[] {
  return size.split(/\s*[x×*х]\s*/i).flatMap((figure) => /[\d.,]*\d/.exec(figure)?.[0] ?? []);
}

/** The number of rows whose depth would be the shortest side. */
function fitOf([, , depth = 3]: readonly number[], sizes: readonly (readonly string[])[]): number {
  return sizes.filter((sides) => Number.parseFloat(sides[depth - 1]!) === Math.min(...sides.map(Number.parseFloat)))
    .length;
}

/** False where the words leave the side's unit, the kind of sound level or the currency open. A shop's sizes are for shipping. */
function isLikely({ source }: Asking, column: Column, name: string): boolean {
  if (headingOf(source, name).isHidden) return false;
  const { ideas } = headingWords(headingOf(source, name).text);
  // Shopify keeps an Australian shop's prices with GST, unless the shop changes it.
  if (column === 'price_from_aud') return ideas.has('listPrice') || isShopifyExport(source.columns);
  if (column.includes('_sound_')) return ideas.has('pressure') || ideas.has('soundPower') || ideas.has('least');
  return !isSide(column) || (source.kind === 'sheet' && ideas.has('outdoor'));
}
