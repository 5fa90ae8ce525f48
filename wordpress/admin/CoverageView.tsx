import { useId } from 'react';
import type { Blank } from '../../sheets/cover/blanks.ts';
import type { Coverage, DeadEnd } from '../../sheets/cover/coverage.ts';
import { type Family, familyTitle } from '../../src/matching/families.ts';
import { AdminButton } from './Button.tsx';
import { ChangedSystems } from './CatalogueChangesView.tsx';
import { ColumnNames } from './ColumnNames.tsx';
import { download, stem } from './download.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { deadEndsText, deadEndWords } from './reportText.ts';

const MAX_SHOWN = 20;

interface CoverageViewProps {
  readonly coverage: Coverage;
  readonly file: string;
}

/** The numbers of systems that fit, over all answer paths. */
export function CoverageView({ coverage, file }: CoverageViewProps) {
  const { paths, full, deadEnds, neverRecommended, neverFirst, neverStarting, blanks, comparability } = coverage;
  return (
    <>
      <p>
        {sprintf(
          // translators: %s: a number
          __('The questions have %s answer paths.', 'product-selector'),
          numberText(paths),
        )}
      </p>
      <FitCounts full={full} />
      <DeadEnds deadEnds={deadEnds} file={file} />
      <ChangedSystems
        level={4}
        title={__('Systems that no answer path recommends', 'product-selector')}
        systems={neverRecommended.flatMap(({ systems }) => systems)}
      />
      <ChangedSystems
        level={4}
        title={__('Families that are never at the top of the list', 'product-selector')}
        systems={neverFirst.map(namedFamily)}
      />
      <ChangedSystems
        level={4}
        title={__('Families that are never where to start, or beside it', 'product-selector')}
        systems={neverStarting.map(namedFamily)}
      />
      <Blanks blanks={blanks} />
      <ChangedSystems
        level={4}
        title={__(
          'Systems that are never compared by price or sound, because no other family has their kind and size',
          'product-selector',
        )}
        systems={comparability.alone}
      />
      {comparability.blanks.length > 0 && (
        <>
          <h4>{__('Blanks that keep systems from being compared', 'product-selector')}</h4>
          <ul className="ul-disc">
            {comparability.blanks.map(({ columns, systems }) => (
              <li key={columns}>
                <code>{columns}</code>: {systems.map(({ id }) => id).join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The number of answer paths for each number of fitting systems. */
function FitCounts({ full }: Pick<Coverage, 'full'>) {
  const [none, one, two, more] = full;
  const rows: readonly (readonly [string, number])[] = [
    [__('None', 'product-selector'), none],
    [__('1', 'product-selector'), one],
    [__('2', 'product-selector'), two],
    [__('3 or more', 'product-selector'), more],
  ];
  return (
    <table className="widefat ps-ways">
      <ColumnNames
        names={[__('Systems that fit everything', 'product-selector'), __('Answer paths', 'product-selector')]}
      />
      <tbody>
        {rows.map(([systems, ways]) => (
          <tr key={systems}>
            <th scope="row">{systems}</th>
            <td>{numberText(ways)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A family's name with its type, because families of different types may share one item_group_id. */
function namedFamily(family: Family) {
  const [first] = family.sizes;
  return { key: first.id, id: family.id ?? first.id, title: familyTitle(family, first) };
}

function DeadEnds({ deadEnds, file }: { readonly deadEnds: readonly DeadEnd[]; readonly file: string }) {
  const heading = useId();
  if (deadEnds.length === 0) {
    return <p>{__('Every answer path has a system that fits everything.', 'product-selector')}</p>;
  }
  const more = deadEnds.length - MAX_SHOWN;
  return (
    <>
      <h4 id={heading}>{__('Answer paths with no match, by cause', 'product-selector')}</h4>
      <ol className="ps-dead-ends" aria-labelledby={heading}>
        {deadEnds.slice(0, MAX_SHOWN).map((deadEnd) => {
          const { cause, example, help } = deadEndWords(deadEnd);
          return (
            <li key={cause}>
              <strong>
                <bdi>{cause}</bdi>
              </strong>
              <br />
              <bdi>{example}</bdi>
              <br />
              <bdi>{help}</bdi>
            </li>
          );
        })}
      </ol>
      <p className="ps-buttons">
        {more > 0 && (
          <span>
            {sprintf(
              // translators: %s: a number
              _n('… and %s more cause.', '… and %s more causes.', more, 'product-selector'),
              numberText(more),
            )}
          </span>
        )}
        <AdminButton onClick={() => download(`${stem(file)}-ways.txt`, deadEndsText(deadEnds), 'text')}>
          {__('Download all answer paths as text', 'product-selector')}
        </AdminButton>
      </p>
    </>
  );
}

function Blanks({ blanks }: { readonly blanks: readonly Blank[] }) {
  const heading = useId();
  if (blanks.length === 0) return null;
  return (
    <>
      <h4 id={heading}>{__('Blanks that leave the most to check', 'product-selector')}</h4>
      <table className="widefat ps-ways" aria-labelledby={heading}>
        <ColumnNames
          names={[
            __('Column', 'product-selector'),
            __('Systems to fill in', 'product-selector'),
            __('Answer paths with something to check', 'product-selector'),
          ]}
        />
        <tbody>
          {blanks.map(({ column, systems, paths }) => (
            <tr key={column}>
              <th scope="row">
                <code>{column}</code>
              </th>
              <td>{numberText(systems.length)}</td>
              <td>{numberText(paths)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
