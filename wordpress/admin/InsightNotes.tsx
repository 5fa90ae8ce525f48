import { useState } from 'react';
import { MIN_CELL, MIN_NOTES, type Published, type Wish } from '../../src/insight/publish.ts';
import type { Matcher } from '../../src/matching/matcher.ts';
import { chosenValues, QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { CountTable } from './CountTable.tsx';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { answerRows, questionText } from './insightText.ts';
import { weeksText } from './weekText.ts';

interface InsightNotesProps {
  readonly published: Published;
  /** Of the published catalogue; null without one. */
  readonly matcher: Matcher | null;
}

/** What visitors chose to tell, as far as it may be shown. */
export function InsightNotes({ published, matcher }: InsightNotesProps) {
  const { total, weeks, years, wishes } = published;
  const tables = [
    ...weeks.map(({ week, until, notes, cells }) => ({
      name: sprintf(
        // translators: 1: one or several weeks; 2: a number
        _n('%1$s: %2$s note', '%1$s: %2$s notes', notes, 'product-selector'),
        weeksText(week, until),
        numberText(notes),
      ),
      cells,
    })),
    ...years.map(({ year, cells }) => ({ name: String(year), cells })),
  ];
  const [chosen, setChosen] = useState('');
  const table = tables.find(({ name }) => name === chosen) ?? tables[0];
  return (
    <>
      <p>
        <strong>
          {sprintf(
            // translators: %s: a number
            _n('%s visitor chose to tell you.', '%s visitors chose to tell you.', total, 'product-selector'),
            numberText(total),
          )}
        </strong>{' '}
        {__(
          'Others didn’t, so these are not shares of all visitors. The current week isn’t counted yet.',
          'product-selector',
        )}
      </p>
      {tables.length === 0 && (
        <p>
          {sprintf(
            // translators: %s: a number
            __(
              'What they told you is shown from %s notes on, so that no number is about one person.',
              'product-selector',
            ),
            numberText(MIN_NOTES),
          )}
        </p>
      )}
      {tables.length > 0 && (
        <p>
          {sprintf(
            // translators: %s: a number
            __(
              'A number isn’t shown if it is below %s or would give such a number away. For the same reason, a note counts in a table of its weeks or among the combinations, never in both.',
              'product-selector',
            ),
            numberText(MIN_CELL),
          )}
        </p>
      )}
      <Wishes wishes={wishes} matcher={matcher} />
      {table && (
        <>
          <h3>{__('Each answer', 'product-selector')}</h3>
          <p>
            <label>
              {__('Weeks', 'product-selector')}{' '}
              <select value={table.name} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
                {tables.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          </p>
          <div className="ps-count-tables">
            {[...QUESTION_IDS, 'zone' as const].map((question) => (
              <CountTable
                key={question}
                caption={questionText(question)}
                names={[__('Answer', 'product-selector'), __('Notes', 'product-selector')]}
                rows={answerRows(question, table.cells)}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Wishes({ wishes, matcher }: { readonly wishes: readonly Wish[]; readonly matcher: Matcher | null }) {
  const shown = wishes.filter(({ count }) => count !== null);
  if (shown.length === 0) return null;
  const rows = shown.map(({ answers, count }) => {
    const fitting = matcher?.count(answers) ?? 0;
    return {
      label: QUESTION_IDS.flatMap((question) => chosenValues(answers, question)).join(', '),
      count,
      // translators: %s: a number
      text: sprintf(__('%s or more', 'product-selector'), numberText(count ?? 0)),
      more: [fitting === 0 ? __('none: a gap in your range', 'product-selector') : numberText(fitting)],
    };
  });
  return (
    <>
      <h3>{__('What they looked for, and your range', 'product-selector')}</h3>
      <CountTable
        caption={__('This year and the last, in fives', 'product-selector')}
        names={[
          __('Home, areas, rooms and outdoor space', 'product-selector'),
          __('Notes', 'product-selector'),
          __('Your systems that fit', 'product-selector'),
        ]}
        rows={rows}
      />
    </>
  );
}
