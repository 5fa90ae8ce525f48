import { type ReactNode, useRef } from 'react';
import { shortList } from '../../src/register/filledFrom.ts';
import type { Acceptance, Filled, FillReport } from '../../src/register/fillReport.ts';
import type { Candidate } from '../../src/register/findRows.ts';
import type { Register } from '../../src/register/readRegister.ts';
import { Button } from './Button.tsx';
import type { CheckedFile } from './checkFile.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { More } from './More.tsx';
import { Notice } from './Notice.tsx';
import { Proposals } from './Proposals.tsx';
import { Reasons, RowName } from './RegisterRow.tsx';

const MOST_SHOWN = 20;

/** The register that a person has chosen, and the proposals they have accepted. */
export interface RegisterUse {
  readonly register: Register & { readonly ok: true };
  readonly accepted: readonly Acceptance[];
}

interface RegisterReportProps {
  readonly original: CheckedFile;
  readonly report: FillReport;
  readonly use: RegisterUse;
  onUse(use: RegisterUse): void;
}

/** What the register fills, and each proposal to accept. */
export function RegisterReport({ original, report, use, onUse }: RegisterReportProps) {
  const { register, accepted } = use;
  const heading = useRef<HTMLHeadingElement>(null);
  const setAccepted = (list: readonly Acceptance[]): void => {
    onUse({ register, accepted: list });
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const accept = (id: string, { row }: Candidate): void =>
    setAccepted([...accepted, { id, registration: row.registration }]);
  const takeBack = (id: string): void => setAccepted(accepted.filter((one) => one.id !== id));
  const { filled, proposed, refused, nothingFound, complete, notAccepted } = report;
  const differing = [...filled, ...complete].filter(({ differences }) => differences.length > 0);
  return (
    <>
      {register.missingFigures.length > 0 && (
        <p>
          {/* translators: %s: names of columns */}
          {sprintf(
            __('The register has no %s, so these stay blank.', 'product-selector'),
            register.missingFigures.join(', '),
          )}
        </p>
      )}
      {notAccepted.map(({ id, reason }) => (
        <Notice kind="error" key={id}>
          <p role="alert">
            <code>{id}</code> <bdi>{reason}</bdi>
          </p>
        </Notice>
      ))}
      <h4 ref={heading} tabIndex={-1}>
        {proposed.length === 0
          ? __('Nothing is left to accept', 'product-selector')
          : `${__('To check: accept each one that is right', 'product-selector')} (${numberText(proposed.length)})`}
      </h4>
      {proposed.map((system) => (
        <Proposals key={system.id} system={system} original={original} onAccept={accept} />
      ))}
      <Folded title={__('Filled', 'product-selector')} count={filled.length}>
        {filled.slice(0, MOST_SHOWN).map((entry) => (
          <FilledItem key={entry.id} entry={entry} onTakeBack={takeBack} />
        ))}
      </Folded>
      <Folded
        title={__('Warnings: your figure and the register’s differ', 'product-selector')}
        count={differing.length}
      >
        {differing.slice(0, MOST_SHOWN).map(({ id, title, differences }) => (
          <li key={id}>
            <code>{id}</code> <bdi>{title}</bdi>
            <ul className="ul-disc">
              {differences.map(({ column, sheet, register: theirs }) => (
                <li key={column}>
                  <code>{column}</code> {/* translators: 1 and 2: figures */}
                  {sprintf(__('yours %1$s (stays), register %2$s', 'product-selector'), sheet, theirs)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Folded>
      <Folded title={__('Not filled, and why', 'product-selector')} count={refused.length}>
        {refused.slice(0, MOST_SHOWN).map(({ id, title, refused: rows }) => (
          <li key={id}>
            <code>{id}</code> <bdi>{title}</bdi>
            <ul className="ul-disc">
              {rows.map((row) => (
                <li key={`${row.row.registration} ${row.row.model}`}>
                  <RowName candidate={row} /> <Reasons reasons={row.refusals} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Folded>
      <Folded title={__('Not in the register', 'product-selector')} count={nothingFound.length}>
        {nothingFound.slice(0, MOST_SHOWN).map(({ id, title }) => (
          <li key={id}>
            <code>{id}</code> <bdi>{title}</bdi>
          </li>
        ))}
      </Folded>
      {filled.length > 0 && (
        <p className="description">
          {__('Say where you publish the figures:', 'product-selector')}{' '}
          <bdi>“Based on GEMS data, Commonwealth of Australia, CC BY 3.0 AU”</bdi>
        </p>
      )}
    </>
  );
}

interface FoldedProps {
  readonly title: string;
  /** How many there are; the items are the first of them. */
  readonly count: number;
  readonly children: ReactNode;
}

function Folded({ title, count, children }: FoldedProps) {
  if (count === 0) return null;
  return (
    <details>
      <summary>
        <h4>
          {title} ({numberText(count)})
        </h4>
      </summary>
      <ul className="ul-disc">{children}</ul>
      <More count={count - MOST_SHOWN} />
    </details>
  );
}

interface FilledItemProps {
  readonly entry: Filled;
  onTakeBack(id: string): void;
}

function FilledItem({ entry: { id, title, candidate, accepted, cells }, onTakeBack }: FilledItemProps) {
  return (
    <li>
      <code>{id}</code> <bdi>{title}</bdi>:{' '}
      {sprintf(
        // translators: 1: a number, 2: names of columns
        _n('%1$s cell (%2$s)', '%1$s cells (%2$s)', cells.length, 'product-selector'),
        numberText(cells.length),
        shortList(cells.map(({ column }) => column)),
      )}{' '}
      <RowName candidate={candidate} />{' '}
      {accepted && (
        <Button kind="small" onClick={() => onTakeBack(id)}>
          {__('Take back', 'product-selector')}
          <span className="screen-reader-text"> {id}</span>
        </Button>
      )}
    </li>
  );
}
