import { useState } from 'react';
import { ASKED_OF_ALL, STEPS, type Step } from '../../src/insight/insight.ts';
import type { WeekOfSteps } from '../../src/insight/publish.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import { CountTable } from './CountTable.tsx';
import { numberText } from './formats.ts';
import { __ } from './i18n.ts';
import { weekText } from './weekText.ts';

/** How far visits came, week by week. */
export function InsightSteps({ weeks }: { readonly weeks: readonly WeekOfSteps[] }) {
  const [chosen, setChosen] = useState('');
  const shown = weeks.find(({ week }) => week === chosen) ?? weeks[0];
  if (!shown)
    return <p>{__('No visit is counted yet. The first whole week is shown when it has ended.', 'product-selector')}</p>;
  return (
    <>
      <p>
        {__(
          'Visits are counted without their answers. Visitors who said no and browsers that ask not to be tracked are missing.',
          'product-selector',
        )}
      </p>
      <p>
        <label>
          {__('Week', 'product-selector')}{' '}
          <select value={shown.week} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {weeks.map(({ week }) => (
              <option key={week} value={week}>
                {weekText(week)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <div className="ps-count-tables">
        <CountTable
          caption={__('How far visits came', 'product-selector')}
          names={[
            __('Step', 'product-selector'),
            __('Visits that came this far', 'product-selector'),
            __('Ended here', 'product-selector'),
          ]}
          rows={STEPS.map((step, place) => ({
            label: stepText(step),
            count: STEPS.slice(place).reduce((sum, later) => sum + (shown.reached[later] ?? 0), 0),
            more: [numberText(shown.reached[step] ?? 0)],
          }))}
        />
        <CountTable
          caption={__('Last question that everybody gets and that was answered', 'product-selector')}
          names={[__('Question', 'product-selector'), __('Visits', 'product-selector')]}
          rows={[
            { label: __('None', 'product-selector'), count: shown.last.none ?? 0 },
            ...ASKED_OF_ALL.map((id) => ({ label: questionOf(id).title, count: shown.last[id] ?? 0 })),
          ]}
        />
        <CountTable
          caption={__('Language of the page', 'product-selector')}
          names={[__('Language', 'product-selector'), __('Visits', 'product-selector')]}
          rows={Object.entries(shown.languages).map(([label, count]) => ({ label, count }))}
        />
      </div>
    </>
  );
}

function stepText(step: Step): string {
  const texts: Readonly<Record<Step, string>> = {
    opened: __('Opened the selector', 'product-selector'),
    started: __('Started', 'product-selector'),
    halfway: __('Answered which areas', 'product-selector'),
    list: __('Saw the list', 'product-selector'),
    result: __('Saw a result', 'product-selector'),
    printed: __('Printed or saved the brief', 'product-selector'),
    asked: __('Sent an enquiry', 'product-selector'),
  };
  return texts[step];
}
