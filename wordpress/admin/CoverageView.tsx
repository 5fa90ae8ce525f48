import { useId } from 'react';
import type { Product } from '../../src/catalogue/product.ts';
import type { Coverage, DeadEnd } from '../../src/matching/coverage.ts';
import { SystemList } from './CatalogueChangesView.tsx';
import { download, stem } from './download.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { deadEndsText, deadEndWords } from './reportText.ts';

const MOST_SHOWN = 20;

interface CoverageViewProps {
  readonly coverage: Coverage;
  readonly products: readonly Product[];
  readonly file: string;
}

/** How many systems fit, over all answer paths. */
export function CoverageView({ coverage, products, file }: CoverageViewProps) {
  const { paths, full, deadEnds, neverRecommended } = coverage;
  const never = new Set(neverRecommended);
  const [none, one, two, more] = full;
  const rows: readonly (readonly [string, number])[] = [
    [__('None', 'product-selector'), none],
    [__('1', 'product-selector'), one],
    [__('2', 'product-selector'), two],
    [__('3 or more', 'product-selector'), more],
  ];
  return (
    <>
      <p>
        {sprintf(
          // translators: %s: a number
          __('The questions have %s answer paths.', 'product-selector'),
          numberText(paths),
        )}
      </p>
      <table className="widefat ps-ways">
        <thead>
          <tr>
            <th scope="col">{__('Systems that fit everything', 'product-selector')}</th>
            <th scope="col">{__('Answer paths', 'product-selector')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([systems, ways]) => (
            <tr key={systems}>
              <th scope="row">{systems}</th>
              <td>{numberText(ways)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DeadEnds deadEnds={deadEnds} file={file} />
      <SystemList
        level={4}
        title={__('Systems that no answer path recommends', 'product-selector')}
        systems={products.filter(({ id }) => never.has(id))}
      />
    </>
  );
}

function DeadEnds({ deadEnds, file }: { readonly deadEnds: readonly DeadEnd[]; readonly file: string }) {
  const heading = useId();
  if (deadEnds.length === 0) {
    return <p>{__('Every answer path has a system that fits everything.', 'product-selector')}</p>;
  }
  const more = deadEnds.length - MOST_SHOWN;
  return (
    <>
      <h4 id={heading}>{__('Answer paths with no match, and the one change that helps most', 'product-selector')}</h4>
      <ol className="ps-dead-ends" aria-labelledby={heading}>
        {deadEnds.slice(0, MOST_SHOWN).map((deadEnd) => {
          const { way, help } = deadEndWords(deadEnd);
          return (
            <li key={way}>
              <bdi>{way}</bdi>
              <br />
              <strong>
                <bdi>{help}</bdi>
              </strong>
            </li>
          );
        })}
      </ol>
      {more > 0 && (
        <p className="ps-buttons">
          <span>
            {sprintf(
              // translators: %s: a number
              _n('… and %s more answer path.', '… and %s more answer paths.', more, 'product-selector'),
              numberText(more),
            )}
          </span>
          <button
            type="button"
            className="button"
            onClick={() => download(`${stem(file)}-ways.txt`, deadEndsText(deadEnds), 'text/plain')}
          >
            {__('Download all answer paths as text', 'product-selector')}
          </button>
        </p>
      )}
    </>
  );
}
