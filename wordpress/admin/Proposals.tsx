import type { NotFilled } from '../../src/register/fillReport.ts';
import type { Candidate } from '../../src/register/findRows.ts';
import { Button } from './Button.tsx';
import { ColumnNames } from './ColumnNames.tsx';
import type { CheckedFile } from './checkFile.ts';
import { __ } from './i18n.ts';
import { Reasons, RowName } from './RegisterRow.tsx';
import { figurePairs } from './registerFill.ts';

interface ProposalsProps {
  readonly system: NotFilled;
  readonly original: CheckedFile;
  onAccept(id: string, candidate: Candidate): void;
}

/** The rows of the register that may be a system, for the person to accept one. */
export function Proposals({ system: { id, title, proposals }, original, onAccept }: ProposalsProps) {
  return (
    <div className="ps-proposal">
      <p>
        <code>{id}</code> <bdi>{title}</bdi>
      </p>
      <ul>
        {proposals.map((candidate) => (
          <li key={`${candidate.row.registration} ${candidate.row.model}`}>
            <RowName candidate={candidate} /> <Reasons reasons={candidate.doubts} />
            <p className="ps-buttons">
              <Button onClick={() => onAccept(id, candidate)}>
                {__('Accept', 'product-selector')}
                <span className="screen-reader-text">
                  {' '}
                  {candidate.row.registration} {id}
                </span>
              </Button>
            </p>
            <details>
              <summary>{__('Compare the figures', 'product-selector')}</summary>
              <Figures id={id} original={original} candidate={candidate} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ id, original, candidate }: { id: string; original: CheckedFile; candidate: Candidate }) {
  return (
    <table className="widefat ps-ways" aria-label={candidate.row.registration}>
      <ColumnNames
        names={[
          __('Column', 'product-selector'),
          __('Your sheet', 'product-selector'),
          __('Register', 'product-selector'),
        ]}
      />
      <tbody>
        {figurePairs(original, id, candidate).map(({ column, sheet, register }) => (
          <tr key={column}>
            <th scope="row">
              <code>{column}</code>
            </th>
            <td>{sheet ?? <em>{__('blank', 'product-selector')}</em>}</td>
            <td>{register}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
