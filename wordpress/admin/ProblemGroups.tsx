import { useId } from 'react';
import type { ExplainedFileProblem, FileProblem } from '../../sheets/open/explainFileProblem.ts';
import type { ProblemGroup } from '../../sheets/read/groupProblems.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { More } from './More.tsx';

const MAX_GROUPS = 50;
const MAX_ROWS = 50;

interface ProblemGroupsProps {
  readonly title: string;
  readonly groups: readonly ProblemGroup[];
}

/** The problems by cause. A cause with several rows unfolds to show them. */
export function ProblemGroups({ title, groups }: ProblemGroupsProps) {
  const heading = useId();
  if (groups.length === 0) return null;
  return (
    <>
      <h4 id={heading}>{title}</h4>
      <ul className="ps-problems" aria-labelledby={heading}>
        {groups.slice(0, MAX_GROUPS).map((group) => (
          <li key={`${group.column} ${group.summary} ${group.problems[0].row}`}>
            <Group group={group} />
          </li>
        ))}
      </ul>
      <More count={groups.length - MAX_GROUPS} />
    </>
  );
}

function Group({ group }: { readonly group: ProblemGroup }) {
  const { column, summary, suggestion, problems } = group;
  const [first] = problems;
  const place = problems.length === 1 ? placeText(first) : '';
  const id = problems.length === 1 ? first.id : null;
  return (
    <>
      <p>
        {(place || column) && (
          <strong>
            {place}
            {place && column && ', '}
            {column && <code>{column}</code>}
            {id && ' '}
            {/* translators: %s: a provider's own code for a system */}
            {id && <bdi>{sprintf(__('(id %s)', 'product-selector'), id)}</bdi>}
            {': '}
          </strong>
        )}
        {problems.length === 1 && first.column !== null && column === null && (
          <>
            <code>{first.column}</code>{' '}
          </>
        )}
        <bdi>{summary}</bdi> <Quoted problem={first} text={summary} isAlone={problems.length === 1} />
        {suggestion && <bdi>{suggestion}</bdi>}
      </p>
      {problems.length > 1 && (
        <details>
          <summary>
            {sprintf(
              // translators: %s: a number
              _n('Show %s case', 'Show all %s cases', problems.length, 'product-selector'),
              numberText(problems.length),
            )}
          </summary>
          <CaseTable group={group} />
        </details>
      )}
    </>
  );
}

/** The value, unless the sentence already quotes it. */
function Quoted({ problem, text, isAlone }: { problem: FileProblem; text: string; isAlone: boolean }) {
  const { value } = problem;
  if (!isAlone || value === null || value === '' || text.includes(value)) return null;
  // translators: %s: text from the file
  return <bdi>{sprintf(__('Found: “%s”.', 'product-selector'), value)} </bdi>;
}

function CaseTable({ group: { summary, column, suggestion, problems } }: { readonly group: ProblemGroup }) {
  const columns = [
    __('Row', 'product-selector'),
    __('id', 'product-selector'),
    ...(column === null ? [__('Column', 'product-selector')] : []),
    suggestion === null ? __('What’s wrong, and what to do', 'product-selector') : __('Found', 'product-selector'),
  ];
  return (
    <>
      <table className="widefat striped ps-stacking" aria-label={summary}>
        <ColumnNames names={columns} />
        <tbody>
          {problems.slice(0, MAX_ROWS).map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a file never change.
            <tr key={index}>
              <td data-label={columns[0]}>{problem.cell ?? problem.row ?? '–'}</td>
              <td data-label={columns[1]}>
                <bdi>{problem.id ?? '–'}</bdi>
              </td>
              {column === null && <td data-label={columns[2]}>{problem.column ?? '–'}</td>}
              <td>
                <bdi>{caseText(problem, suggestion)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={problems.length - MAX_ROWS} />
    </>
  );
}

function caseText({ value, reason, suggestion }: ExplainedFileProblem, shared: string | null): string {
  if (shared !== null && value !== null && value !== '') return value;
  return suggestion === null || shared !== null ? reason : `${reason} ${suggestion}`;
}

/** "Row 7", or the cell of a workbook. */
function placeText({ cell, row }: FileProblem): string {
  if (cell !== undefined) return cell;
  // translators: %s: number of a row in the spreadsheet
  return row === null ? '' : sprintf(__('Row %s', 'product-selector'), row);
}
