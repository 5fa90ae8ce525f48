import type { ComponentProps } from 'react';
import { shortList } from '../../sheets/register/filledFrom.ts';
import type { Filled, FillReport, NotFilled } from '../../sheets/register/fillReport.ts';
import type { RowCandidate } from '../../sheets/register/findRows.ts';
import type { Register } from '../../sheets/register/readRegister.ts';
import { Folding } from './CatalogueChangesView.tsx';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';

const MAX_SHOWN = 20;

interface RegisterReportProps {
  readonly report: FillReport;
  readonly register: Register & { readonly ok: true };
}

/** The cells that the register fills, and the questions that only a person can answer. */
export function RegisterReport({ report, register }: RegisterReportProps) {
  const { filled, proposed, refused, nothingFound, complete } = report;
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
      <Folded title={__('To check', 'product-selector')} count={proposed.length}>
        <p>
          {__(
            'Put the right number in gems_registration_number of your sheet, then drop the sheet and the register again.',
            'product-selector',
          )}
        </p>
        <NotFilledList systems={proposed} />
      </Folded>
      <Folded title={__('Filled', 'product-selector')} count={filled.length}>
        <ul className="ul-disc">
          {filled.slice(0, MAX_SHOWN).map((entry) => (
            <FilledItem key={entry.id} entry={entry} />
          ))}
        </ul>
      </Folded>
      <Folded
        title={__('Warnings: your figure and the register’s differ', 'product-selector')}
        count={differing.length}
      >
        <ul className="ul-disc">
          {differing.slice(0, MAX_SHOWN).map(({ id, title, differences }) => (
            <li key={id}>
              <code>{id}</code> <bdi>{title}</bdi>
              <ul className="ul-disc">
                {differences.map(({ column, sheet, register: inRegister }) => (
                  <li key={column}>
                    <code>{column}</code> {/* translators: 1 and 2: figures */}
                    {sprintf(__('yours %1$s (stays), register %2$s', 'product-selector'), sheet, inRegister)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Folded>
      <Folded title={__('Not filled, and why', 'product-selector')} count={refused.length}>
        <NotFilledList systems={refused} />
      </Folded>
      <Folded title={__('Not in the register', 'product-selector')} count={nothingFound.length}>
        <ul className="ul-disc">
          {nothingFound.slice(0, MAX_SHOWN).map(({ id, title }) => (
            <li key={id}>
              <code>{id}</code> <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
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

/** Folded at first; people open it if it concerns their sheet. */
function Folded(props: Pick<ComponentProps<typeof Folding>, 'title' | 'count' | 'children'>) {
  return <Folding level={4} most={MAX_SHOWN} isOpen={false} {...props} />;
}

function FilledItem({ entry: { id, title, candidate, cells } }: { readonly entry: Filled }) {
  return (
    <li>
      <code>{id}</code> <bdi>{title}</bdi>:{' '}
      {sprintf(
        // translators: 1: a number, 2: names of columns
        _n('%1$s cell (%2$s)', '%1$s cells (%2$s)', cells.length, 'product-selector'),
        numberText(cells.length),
        shortList(cells.map(({ column }) => column)),
      )}{' '}
      <RowName candidate={candidate} />
    </li>
  );
}

/** Systems with the register rows that have their name, and the reasons why none of these rows fills them. */
function NotFilledList({ systems }: { readonly systems: readonly NotFilled[] }) {
  return (
    <ul className="ul-disc">
      {systems.slice(0, MAX_SHOWN).map(({ id, title, proposals, refused }) => (
        <li key={id}>
          <code>{id}</code> <bdi>{title}</bdi>
          <ul className="ul-disc">
            {[...proposals, ...refused].map((candidate) => (
              <li key={`${candidate.row.registration} ${candidate.row.model}`}>
                <RowName candidate={candidate} />{' '}
                <bdi>{[...candidate.refusals, ...candidate.doubts].map(({ text }) => text).join(' ')}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function RowName({ candidate: { row } }: { readonly candidate: RowCandidate }) {
  return (
    <bdi>
      {row.registration} “{row.brand} {row.model}”
    </bdi>
  );
}
