import { PRICE_INCLUDES } from '../../../src/catalogue/product.ts';
import { includedIn } from '../../open/columnMeanings.ts';
import { saleColumnsOf } from '../../read/saleColumns.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { changeSource } from '../editMapping.ts';
import { type Asking, type MappingQuestion, mappingQuestionOf } from './question.ts';

/** Asks whether a special replaces the price while it lasts, and what the prices include. */
export function* askPrices(asking: Asking): Generator<MappingQuestion> {
  const { mapping, say, source } = asking;
  if (!mapping.columns.price_from_aud) return;
  const special = askSpecial(asking);
  if (special) yield special;
  if (mapping.columns.price_includes) return;
  yield mappingQuestionOf(asking, {
    id: 'price_includes',
    text: say('price'),
    options: PRICE_INCLUDES.map((value) => ({
      value,
      label: say(value),
      gives: () => changeSource(mapping, 'price_includes', { default: value }),
    })),
    // A heading such as “Supply & install” answers it.
    suggested: includedIn(source, mapping.columns.price_from_aud.from[0]!),
  });
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
