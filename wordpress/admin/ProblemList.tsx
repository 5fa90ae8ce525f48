import { useId } from 'react';
import type { Problem } from '../../src/catalogue/problem.ts';
import { __, sprintf } from './i18n.ts';
import { More } from './More.tsx';

const MOST_SHOWN = 50;

interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly Problem[];
}

export function ProblemList({ title, problems }: ProblemListProps) {
  const heading = useId();
  if (problems.length === 0) return null;
  return (
    <>
      <h4 id={heading}>{title}</h4>
      <table className="widefat striped ps-stacking ps-problems" aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{__('Row', 'product-selector')}</th>
            <th scope="col">{__('Column', 'product-selector')}</th>
            <th scope="col">{__('What’s wrong, and what to do', 'product-selector')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MOST_SHOWN).map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes.
            <ProblemRow key={index} problem={problem} />
          ))}
        </tbody>
      </table>
      <More count={problems.length - MOST_SHOWN} />
    </>
  );
}

function ProblemRow({ problem }: { readonly problem: Problem }) {
  const { row, column, id, value, reason, suggestion } = problem;
  // Most sentences quote the value already.
  const isQuoted = value === null || value === '' || reason.includes(value);
  return (
    <tr>
      <td data-label={__('Row', 'product-selector')}>{row ?? '–'}</td>
      <td data-label={__('Column', 'product-selector')}>{column ? <code>{column}</code> : '–'}</td>
      <td>
        <bdi>{reason}</bdi>
        {!isQuoted && (
          <>
            {' '}
            {/* translators: %s: text from the file */}
            <bdi>{sprintf(__('Found: “%s”.', 'product-selector'), value)}</bdi>
          </>
        )}
        {suggestion && (
          <>
            <br />
            <bdi>{suggestion}</bdi>
          </>
        )}
        {id && (
          <>
            <br />
            {/* translators: %s: a provider's own code for a system */}
            <bdi className="description">{sprintf(__('id %s', 'product-selector'), id)}</bdi>
          </>
        )}
      </td>
    </tr>
  );
}
