import { Fragment, useId, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { type ComparedRow, type ComparedValue, compareSystems } from '../words/compareSystems.ts';
import { MATCHES } from '../words/english/matches.ts';
import { useSay, useWords } from './useWords.ts';

interface ComparisonTableProps {
  readonly products: readonly Product[];
  readonly answers: Answers;
  readonly zone: Zone | null;
  onChoose(product: Product): void;
  onRemove(product: Product): void;
}

/**
 * Systems side by side, differences first. Each fact's name has a separate line above its values, so that three systems
 * fit on a phone.
 */
export function ComparisonTable({ products, answers, zone, onChoose, onRemove }: ComparisonTableProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const { differs, same } = useMemo(
    () => compareSystems(words, products, answers, zone),
    [words, products, answers, zone],
  );
  const columns = products.map((_, column) => `${id}-${column}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: three columns are wider than a phone, and keyboard users have to scroll too.
    <section className="compare-box" aria-label={say('compare.title')} tabIndex={0}>
      <table className={`compare compare-${products.length}`}>
        <thead>
          <tr>
            {products.map((product, column) => (
              <th key={product.id} id={columns[column]} scope="col" className="compare-title">
                <bdi>{product.title}</bdi>
              </th>
            ))}
          </tr>
          <tr>
            {products.map((product, column) => (
              <td key={product.id} headers={columns[column]}>
                <Button
                  look="primary"
                  aria-label={say('match.chooseName', { title: product.title })}
                  onClick={() => onChoose(product)}
                >
                  {say('match.choose')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={say('compare.removeName', { title: product.title })}
                  onClick={() => onRemove(product)}
                >
                  {say('compare.remove')}
                </Button>
              </td>
            ))}
          </tr>
        </thead>
        <Rows heading={say('compare.differs')} rows={differs} columns={columns} none={say('compare.nothing')} />
        {same.length > 0 && <Rows heading={say('compare.same')} rows={same} columns={columns} />}
      </table>
    </section>
  );
}

interface RowsProps {
  readonly heading: string;
  readonly rows: readonly ComparedRow[];
  /** The ids of the column headers. */
  readonly columns: readonly string[];
  /** Shown if there are no rows. */
  readonly none?: string;
}

function Rows({ heading, rows, columns, none }: RowsProps) {
  const id = useId();
  return (
    <tbody>
      <tr>
        <th id={id} scope="rowgroup" colSpan={columns.length} className="compare-section">
          <span>{heading}</span>
        </th>
      </tr>
      {rows.length === 0 && (
        <tr>
          <td colSpan={columns.length}>{none}</td>
        </tr>
      )}
      {rows.map(({ name, values }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reworded names may be the same, and rows hold no state.
        <Fragment key={row}>
          <tr>
            <th id={`${id}-${row}`} scope="rowgroup" colSpan={columns.length} className="compare-name">
              <span>{name}</span>
            </th>
          </tr>
          <tr>
            {columns.map((column, index) => (
              <td key={column} headers={`${id} ${id}-${row} ${column}`}>
                <Value value={values[index]} />
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
}

function Value({ value }: { readonly value: ComparedValue | undefined }) {
  const say = useSay(MATCHES);
  if (!value?.verdict) return value?.text;
  return (
    <p className={`verdict reason-${value.verdict}`}>
      <span className="visually-hidden">{say(`verdict.${value.verdict}`)}: </span>
      {value.text}
    </p>
  );
}
