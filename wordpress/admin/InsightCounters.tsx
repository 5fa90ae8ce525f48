import { useMemo, useState } from 'react';
import type { Matcher } from '../../src/matching/matcher.ts';
import type { Counter } from '../../src/parts/insight/rules/insight.ts';
import { insightTables } from '../../src/parts/insight/rules/insightTables.ts';
import { CountTable } from './CountTable.tsx';
import { findingText } from './findingText.ts';
import { countLabel, numberText } from './formats.ts';
import { __ } from './i18n.ts';
import { answerRows, combinationText, stepsText } from './insightText.ts';

interface InsightCountersProps {
  readonly counters: readonly Counter[];
  /** The site's time in ms since 1970. */
  readonly now: number;
  /** The matcher of the published catalogue; null if there is none. */
  readonly matcher: Matcher | null;
}

/** Notes from visitors, and the steps that visits reached: sentences, then three tables. */
export function InsightCounters({ counters, now, matcher }: InsightCountersProps) {
  const [chosen, setChosen] = useState('');
  const { findings, combinations, answers, steps } = useMemo(
    () => insightTables(counters, now, { matcher, newest: chosen === '' ? undefined : Number(chosen) }),
    [counters, now, matcher, chosen],
  );
  return (
    <>
      <p>
        <label>
          {__('Weeks', 'product-selector')}{' '}
          <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">{__('All', 'product-selector')}</option>
            <option value="26">{__('The last 26', 'product-selector')}</option>
            <option value="4">{__('The last 4', 'product-selector')}</option>
          </select>
        </label>
      </p>
      {findings.length === 0 && <p>{__('Nothing is counted yet in a week that has ended.', 'product-selector')}</p>}
      <ul className="ul-disc">
        {findings.map((finding) => (
          <li key={findingText(finding)}>{findingText(finding)}</li>
        ))}
      </ul>
      <div className="ps-count-tables">
        <CountTable
          caption={__('What they looked for', 'product-selector')}
          names={[
            __('Home, areas, rooms and outdoor space', 'product-selector'),
            __('Notes', 'product-selector'),
            __('Nothing fitted', 'product-selector'),
            ...(matcher ? [__('Your systems that fit', 'product-selector')] : []),
          ]}
          rows={combinations.map(({ answers: wanted, count, gaps, fitting }) => ({
            label: combinationText(wanted),
            count,
            more: [countLabel(gaps), ...(fitting === null ? [] : [numberText(fitting)])],
          }))}
        />
        <CountTable
          caption={__('What else they answered', 'product-selector')}
          names={[__('Answer', 'product-selector'), __('Notes', 'product-selector')]}
          rows={answerRows(answers)}
        />
        <CountTable
          caption={__('How far visits came', 'product-selector')}
          names={[__('Step', 'product-selector'), __('Visits', 'product-selector')]}
          rows={steps.map((row) => ({ label: stepsText(row), count: row.count }))}
        />
      </div>
    </>
  );
}
