import { PRICE_INCLUDES, SYSTEM_TYPES, type SystemType } from '../../../src/catalogue/product.ts';
import { includedIn } from '../../open/columnMeanings.ts';
import { type ColumnSource, GST_WORDS } from '../../read/mapping.ts';
import { mappedPlan } from '../../read/planColumns.ts';
import { saleColumnsOf } from '../../read/saleColumns.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { changeSource } from '../editMapping.ts';
import type { QUESTION_TEXTS } from '../questionTexts.ts';
import { type Asking, type MappingOption, type MappingQuestion, mappingQuestionOf } from './question.ts';

/** Asks whether a special replaces the price while it lasts, and what the prices include. */
export function* askPrices(asking: Asking): Generator<MappingQuestion> {
  const { mapping, say, source } = asking;
  if (!mapping.columns.price_from_aud) return;
  const special = askSpecial(asking);
  if (special) yield special;
  yield* askByKind(asking, 'price_from_aud', GST_WORDS);
  yield* askByKind(asking, 'price_includes', PRICE_INCLUDES);
  if (mapping.columns.price_includes) return;
  yield mappingQuestionOf(asking, {
    id: 'price_includes',
    text: say('price'),
    options: [
      ...PRICE_INCLUDES.map((value) => ({
        value,
        label: say(value),
        gives: () => changeSource(mapping, 'price_includes', { default: value }),
      })),
      ...differing(asking, 'price_includes'),
    ],
    // A heading such as “Supply & install” answers it.
    suggested: includedIn(source, mapping.columns.price_from_aud.from[0]!),
  });
}

const BY_KIND = 'by_kind';

/** The answers to the question whether a column is the price, besides yes: without GST, or different by kind. */
export function gstOptions(asking: Asking, source: ColumnSource): readonly MappingOption[] {
  const { mapping, say } = asking;
  // Several tabs share one answer, and what holds for the prices of one needn't hold for the other's.
  if (asking.source.isTab) return [];
  const priced = { ...asking, mapping: changeSource(mapping, 'price_from_aud', source) };
  const byKind = Object.fromEntries(SYSTEM_TYPES.map((kind) => [kind, 'without_gst']));
  return [
    {
      value: 'without_gst',
      label: say('yes_without_gst'),
      gives: () => changeSource(mapping, 'price_from_aud', { ...source, byKind }),
    },
    ...differing(priced, 'price_from_aud'),
  ];
}

/** An answer that leads to a question for each kind, if there are several. */
function differing(asking: Asking, column: 'price_from_aud' | 'price_includes'): readonly MappingOption[] {
  const { mapping, say } = asking;
  if (kindsIn(asking).length < 2) return [];
  const gives = () => changeSource(mapping, column, { byKind: {} });
  return [{ value: BY_KIND, label: say(column === 'price_from_aud' ? 'yes_by_kind' : 'by_kind'), gives }];
}

function* askByKind(
  asking: Asking,
  column: 'price_from_aud' | 'price_includes',
  words: readonly (keyof typeof QUESTION_TEXTS)[],
): Generator<MappingQuestion> {
  const { mapping, say } = asking;
  const byKind = mapping.columns[column]?.byKind;
  if (!byKind) return;
  for (const kind of kindsIn(asking)) {
    if (byKind[kind] !== undefined) continue;
    yield mappingQuestionOf(asking, {
      id: `${column}=${kind}`,
      text: say(column === 'price_from_aud' ? 'gst_of' : 'price_of', { kind: say(`kind_${kind}`) }),
      options: words.map((word) => ({
        value: word,
        label: say(word),
        gives: () => changeSource(mapping, column, { byKind: { ...byKind, [kind]: word } }),
      })),
    });
  }
}

/** The kinds of the systems, in the catalogue's order. */
function kindsIn({ source, mapping, rows }: Asking): readonly SystemType[] {
  const { columns } = mappedPlan(source, { ...mapping, columns: { system_type: mapping.columns.system_type! } });
  const plan = columns.find(({ column }) => column === 'system_type')!;
  const found = new Set(rows.map((row) => plan.read(row, new Map()).reading.value));
  return SYSTEM_TYPES.filter((kind) => found.has(kind));
}

/** Null if no column is a special with an end date. */
function askSpecial(asking: Asking): MappingQuestion | null {
  const { mapping, say, source, samples } = asking;
  const { from } = mapping.columns.price_from_aud!;
  const used = new Set([...from, ...mapping.leaveOut].map((name) => foldPosition(source.columns, name)));
  const open = source.columns.filter((_, at) => !used.has(at));
  const sale = saleColumnsOf(source, open);
  const name = source.columns[sale?.sale ?? -1];
  const dates = source.columns[[sale?.ends, sale?.period].find((at) => at !== undefined && at !== -1) ?? -1];
  if (name === undefined || dates === undefined || !isLower(asking, name, from)) return null;
  return mappingQuestionOf(asking, {
    id: `special=${name}`,
    text: say('special', { name, samples: samples(name), dates }),
    options: [
      {
        value: 'yes',
        label: say('yes'),
        gives: () => changeSource(mapping, 'price_from_aud', { from: [name, ...from] }),
      },
    ],
    last: 'no',
  });
}

/** True if each special is below the price of its row. */
function isLower({ source, rows }: Asking, special: string, prices: readonly string[]): boolean {
  const figure = (text = ''): number => Number(text.replaceAll(/[$,\s]/g, '') || Number.NaN);
  const places = prices.map((name) => foldPosition(source.columns, name));
  const at = foldPosition(source.columns, special);
  const pairs = rows.flatMap(({ cells }) => {
    const price = places.map((place) => figure(cells[place])).find((value) => !Number.isNaN(value));
    return (cells[at] ?? '').trim() === '' ? [] : [[figure(cells[at]), price ?? Number.NaN] as const];
  });
  return pairs.length > 0 && pairs.every(([low, high]) => low < high);
}
