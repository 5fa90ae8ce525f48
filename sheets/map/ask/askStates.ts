import type { Mapping } from '../../read/mapping.ts';
import { isStateHeading } from '../../read/notOnSale.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { usedColumns } from '../openColumns.ts';
import { countOf } from '../values.ts';
import { type Asking, type MappingQuestion, mappingQuestionOf } from './question.ts';

/** States of a product that is on sale. */
const ON_SALE =
  /^(?:current|active|visible|new|available|in stock|live|published|on sale|ok|normal|stocked|yes|y|true|ranged|in range|approved)$/i;
const MAX_STATES = 8;

/** Asks which rows are on sale, if a column of states has words that leave it open. */
export function* askStates(asking: Asking): Generator<MappingQuestion> {
  const { mapping, say, source, values, samples } = asking;
  const used = new Set(usedColumns(mapping).map((name) => foldPosition(source.columns, name)));
  for (const [at, name] of source.columns.entries()) {
    if (used.has(at) || !isStateHeading(name) || mapping.only.some(({ column }) => column === name)) continue;
    const texts = [...values(name).keys()];
    const unclear = texts.filter((text) => !ON_SALE.test(text));
    const isOfStates = texts.length > 1 && texts.length <= MAX_STATES && texts.length < countOf(values(name));
    if (unclear.length === 0 || !isOfStates) continue;
    yield mappingQuestionOf(asking, {
      id: `on_sale=${name}`,
      text: say('states', { name, samples: samples(name) }),
      options: [
        {
          value: 'all',
          label: say('all_on_sale'),
          gives: () => ({ ...mapping, leaveOut: [...mapping.leaveOut, name] }),
        },
        ...(unclear.length < texts.length
          ? [
              {
                value: 'current',
                label: say('only_current', { words: texts.filter((text) => ON_SALE.test(text)).join(', ') }),
                gives: () => without(mapping, name, unclear),
              },
            ]
          : []),
        ...unclear.map((text) => ({
          value: `without:${text}`,
          label: say('all_but', { word: text }),
          gives: () => without(mapping, name, [text]),
        })),
      ],
    });
  }
}

function without(mapping: Mapping, column: string, not: readonly string[]): Mapping {
  return { ...mapping, only: [...mapping.only, { column, not, onSaleOnly: true }] };
}
