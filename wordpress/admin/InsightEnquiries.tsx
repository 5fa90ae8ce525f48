import { useMemo } from 'react';
import type { Product, SystemType } from '../../src/catalogue/product.ts';
import { type AskedSystem, fromEnquiries, type OneMore } from '../../src/parts/insight/rules/fromEnquiries.ts';
import { type CountRow, CountTable } from './CountTable.tsx';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { answerRows, combinationText, optionText } from './insightText.ts';
import { weekText } from './weekText.ts';

const MAX_SHOWN = 40;

interface InsightEnquiriesProps {
  readonly enquiries: readonly AskedSystem[];
  readonly products: readonly Product[];
}

/** Systems that the stored enquiries ask for, compared with the published catalogue. */
export function InsightEnquiries({ enquiries, products }: InsightEnquiriesProps) {
  const found = useMemo(() => fromEnquiries(enquiries, products), [enquiries, products]);
  const { enquiries: total, read, oneMore } = found;
  const enquiriesName = __('Enquiries', 'product-selector');
  return (
    <>
      <p>
        {sprintf(
          // translators: 1: a number, 2: a number
          _n(
            '%1$s enquiry, %2$s with answers. Suspected ones and the Trash aren’t counted.',
            '%1$s enquiries, %2$s with answers. Suspected ones and the Trash aren’t counted.',
            total,
            'product-selector',
          ),
          numberText(total),
          numberText(read),
        )}
      </p>
      {oneMore.length > 0 && (
        <ul className="ul-disc">
          {oneMore.map((addition) => (
            <li key={addition.type}>{additionText(addition, read)}</li>
          ))}
        </ul>
      )}
      {total > 0 && (
        <div className="ps-count-tables">
          {tablesOf(found, products).map(([caption, name, rows]) => (
            <CountTable
              key={caption}
              caption={caption}
              names={[name, enquiriesName]}
              rows={rows.slice(0, MAX_SHOWN)}
              hidden={rows.length - MAX_SHOWN}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The tables, each with its caption and the name of its first column. */
function tablesOf(
  { weeks, asked, systems, fits, missing }: ReturnType<typeof fromEnquiries>,
  products: readonly Product[],
): readonly (readonly [string, string, readonly CountRow[]])[] {
  const [none, one, two, more] = fits;
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return [
    [
      __('How many of your systems fit fully today', 'product-selector'),
      __('Systems that fit everything', 'product-selector'),
      [
        { label: __('None', 'product-selector'), count: none },
        { label: __('1', 'product-selector'), count: one },
        { label: __('2', 'product-selector'), count: two },
        { label: __('3 or more', 'product-selector'), count: more },
      ],
    ],
    [
      __('What was missing', 'product-selector'),
      __('Answers that leave no system', 'product-selector'),
      missing.map(({ answers, count }) => ({ label: combinationText(answers), count })),
    ],
    [
      __('Chosen systems', 'product-selector'),
      __('System', 'product-selector'),
      systems.map(({ system, count }) => ({
        label: titles.has(system) ? `${titles.get(system)} (${system})` : system,
        count,
      })),
    ],
    [
      __('When they came', 'product-selector'),
      __('Week', 'product-selector'),
      weeks.map(({ week, count }) => ({ label: weekText(week), count })),
    ],
    [
      __('What they asked for', 'product-selector'),
      __('Answer', 'product-selector'),
      answerRows(asked.filter(({ count }) => count > 0)),
    ],
  ];
}

function additionText({ type, like, question, options, serves }: OneMore, read: number): string {
  const texts: Readonly<Record<SystemType, string>> = {
    // translators: 1: a number, 2: a number
    split: __('%1$s of %2$s enquiries would be served by one more split system.', 'product-selector'),
    // translators: 1: a number, 2: a number
    multi_split: __('%1$s of %2$s enquiries would be served by one more multi-split system.', 'product-selector'),
    // translators: 1: a number, 2: a number
    ducted: __('%1$s of %2$s enquiries would be served by one more ducted system.', 'product-selector'),
    // translators: 1: a number, 2: a number
    slim_ducted: __('%1$s of %2$s enquiries would be served by one more slim ducted system.', 'product-selector'),
  };
  // translators: 1: id of a system, 2: answers that it doesn't suit today
  const how = sprintf(
    __('Like %1$s, but also for: %2$s.', 'product-selector'),
    like,
    options.map((option) => optionText(question, option)).join(', '),
  );
  return `${sprintf(texts[type], numberText(serves), numberText(read))} ${how}`;
}
