import { COLUMNS } from '../../catalogue/columns.ts';
import { readCell } from '../../catalogue/readCell.ts';
import { columnMeanings } from '../open/columnMeanings.ts';
import { headingOf, type Table, type TableRow } from '../open/table.ts';
import type { ColumnSource, RowFilter } from '../read/mapping.ts';
import { plainHeading } from '../recognise/plainHeading.ts';
import { headingWords } from '../recognise/recogniseHeading.ts';
import { kindNamed, styleNamed } from '../recognise/recogniseKind.ts';
import { wordMeant } from '../recognise/synonyms.ts';
import { type Values, valuesOf } from './values.ts';

export interface KindSources {
  readonly type: ColumnSource | null;
  readonly style: ColumnSource | null;
  readonly only: readonly RowFilter[];
}

/** The share of a column's values that has to name a kind, or other goods. */
const MIN_KINDS = 0.6;
const MAX_KINDS = 200;

/**
 * The kind of each system: from the column of types or categories that names most, else from the titles. Rows of other goods are left
 * out. Null where neither names enough, or where all are other goods.
 */
export function kindSources(table: Table, rows: readonly TableRow[]): KindSources | null {
  const { columns } = table;
  const named = columns.flatMap((name, at) => {
    const { ideas, rest } = headingWords(plainHeading(headingOf(table, name).text));
    const isType = ideas.has('type') && rest === '' && ![...ideas].some((idea) => NO_TYPE.includes(idea));
    const isOurs = columnMeanings(table, name).some(({ column }) => column === 'system_type');
    if (!isType && !isOurs) return [];
    const values = valuesOf(rows, at);
    // More different values are texts, not kinds.
    return values.size <= MAX_KINDS ? [{ name, values }] : [];
  });
  const rated = named.map((column) => ({ ...column, share: shareOfKinds(column.values) }));
  const best = rated.toSorted((a, b) => b.share - a.share)[0];
  if (best && best.share >= MIN_KINDS) return kindsOfValues(best.name, best.values);
  const title = columns.find((name) =>
    columnMeanings(table, name).some(({ column, isSure }) => isSure && column === 'title'),
  );
  if (title === undefined) return null;
  const titles = valuesOf(rows, columns.indexOf(title));
  const hasKind = [...titles.keys()].some((text) => kindNamed(text));
  if (shareOfKinds(titles) < MIN_KINDS || !hasKind) return null;
  return {
    type: { from: [title], inText: true },
    style: null,
    only: [...titles.keys()].some((text) => kindNamed(text) === null) ? [{ column: title, systemsOnly: true }] : [],
  };
}

const NO_TYPE: readonly string[] = [
  'refrigerant',
  'brand',
  'pipe',
  'sound',
  'phase',
  'status',
  'packing',
  'input',
  'price',
  'part',
  'charge',
];

function shareOfKinds(values: Values): number {
  let [known, all] = [0, 0];
  for (const [value, count] of values) {
    all += count;
    if (kindOf(value) !== undefined) known += count;
  }
  return all === 0 ? 0 : known / all;
}

/** Our own word, or the kind that the words name. */
function kindOf(value: string): string | null | undefined {
  const { value: own } = readCell(COLUMNS.system_type, wordMeant('system_type', value) ?? value, 'usual');
  return own === null ? kindNamed(value) : String(own);
}

function kindsOfValues(name: string, values: Values): KindSources {
  const texts = [...values.keys()];
  const others = texts.filter((text) => kindOf(text) === null);
  const words = Object.fromEntries(
    texts.flatMap((text) => {
      const kind = kindOf(text);
      return kind && readCell(COLUMNS.system_type, text, 'usual').value === null ? [[text, kind]] : [];
    }),
  );
  const styles = Object.fromEntries(texts.map((text) => [text, styleNamed(text) ?? '']));
  const only: readonly RowFilter[] = others.length === 0 ? [] : [{ column: name, not: others }];
  // A list without a system has nothing to say about kinds; its rows are left out nevertheless.
  const hasSystem = others.length < texts.length;
  const hasStyles = texts.some(styleNamed) && texts.every((text) => kindOf(text) !== undefined);
  return {
    type: hasSystem ? { from: [name], ...(Object.keys(words).length > 0 && { words }) } : null,
    style: hasStyles ? { from: [name], words: styles } : null,
    only,
  };
}
