import { Fragment, useId, useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { productOf } from '../../matching/models.ts';
import { together } from '../../matching/together.ts';
import type { AskedJob } from '../../matching/way.ts';
import { Given } from '../../screens/frame/Given.tsx';
import { SystemInHome } from '../../screens/frame/ProductPicture.tsx';
import { Slot } from '../../screens/frame/slots.tsx';
import { useSay, useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { capital } from '../../words/adviceText.ts';
import { boughtName, boughtTitle } from '../../words/boughtWords.ts';
import type { Tariff } from '../../words/energyWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { WAYS } from '../../words/english/ways.ts';
import { shortNames } from '../../words/shortNames.ts';
import type { Words } from '../../words/words.ts';
import compareStyles from './compareStyles.css?inline';
import type { ComparedJob } from './words/comparedFigures.ts';
import type { ComparedLine, ComparedRow, ComparedValue } from './words/comparedRow.ts';
import { compareSystems } from './words/compareSystems.ts';
import { COMPARE } from './words/english.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** Names of equal rows on the line that opens them. */
const NAMED = 4;

interface ComparisonTableProps {
  readonly jobs: readonly ComparedJob[];
  readonly job: AskedJob;
  /** Cents per kWh; null for typical prices. */
  readonly tariff: Tariff;
  onChoose(index: number): void;
  /** Removes the system of a column; without it, none can be removed. */
  onRemove?: ((index: number) => void) | undefined;
}

/**
 * Systems or ways side by side, in columns at every width, between their names and *Choose*. A fact's name is on a line above its
 * values, so columns can be narrow.
 */
export function ComparisonTable({ jobs, job, tariff, onChoose, onRemove }: ComparisonTableProps) {
  useStyles(compareStyles);
  const words = useWords();
  const say = words.of(COMPARE);
  const sayMatches = words.of(MATCHES);
  const id = useId();
  const { differing, details, same } = compareSystems(words, jobs, job, tariff);
  const titles = jobs.map(({ models }) => boughtTitle(words, models));
  const names = namesOf(words, jobs, titles);
  const products = jobs.map(({ models: [model] }) => productOf(model));
  const columns = products.map((product, index) => ({ id: `${id}-${index}`, key: product.id }));
  const sizes = jobs.map(({ models }) => models.flatMap(({ size }) => size ?? []));
  const rest = same.length - NAMED;
  const equal = [
    ...same.slice(0, NAMED).map(({ name }) => name),
    ...(rest > 0 ? [say('compare.rest', { count: rest })] : []),
  ];
  const areDecided = jobs.every(({ models }, index) => sizes[index]!.length === models.length);
  return (
    <section
      className="compare-box"
      aria-label={words.of(SHORTLIST)('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll too.
      tabIndex={0}
    >
      <table className="compare">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.key} id={column.id} scope="col">
                <div className="compare-title">
                  <SystemInHome
                    product={products[index]!}
                    answers={job.answers}
                    systems={jobs[index]!.models.length}
                    small
                  />
                  <bdi>{names[index]}</bdi>
                  {onRemove && (
                    <Button
                      className="compare-remove"
                      aria-label={say('compare.removeName', { title: titles[index]! })}
                      onClick={() => onRemove(index)}
                    />
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <Rows rows={differing} columns={columns} />
        <FoldedRows title={say('compare.details')} rows={details} columns={columns} />
        <FoldedRows title={say('compare.equal', { names: words.list(equal) })} rows={same} columns={columns} />
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td key={column.key} headers={column.id}>
                <Button
                  look="primary"
                  aria-label={sayMatches('match.chooseName', { title: titles[index]! })}
                  onClick={() => onChoose(index)}
                >
                  {sayMatches('match.choose')}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Given by="prices">
        {(prices) =>
          prices.box(
            jobs.map(({ models }) => models),
            job,
          )
        }
      </Given>
      {areDecided && <Slot name="figures.end" products={heardIn(sizes, names)} />}
    </section>
  );
}

/** Short names for columns: the way, or the systems without what all names share, and without their sizes unless only these differ. */
function namesOf(words: Words, jobs: readonly ComparedJob[], titles: readonly string[]): readonly string[] {
  const models = jobs.map((one) => boughtName(words, one.models));
  const isSeveral = jobs.some((one) => one.models.length > 1);
  // Sizes of several systems stay with their title.
  const shorts = new Set(models).size === jobs.length ? shortNames(models) : isSeveral ? titles : shortNames(titles);
  return jobs.map(({ way }, index) => {
    const short = shorts[index]!;
    if (way) return words.of(WAYS)(`way.name.${way.id}`);
    // A part of a title may begin with a small letter.
    return titles[index]!.startsWith(short) ? short : capital(words, short);
  });
}

/** The sound of each column: its systems together. */
function heardIn(sizes: readonly (readonly Product[])[], titles: readonly string[]): readonly Product[] {
  return sizes.flatMap(([first, ...others], index) =>
    first ? [{ ...together([first, ...others]), title: titles[index]! }] : [],
  );
}

interface RowsProps {
  readonly rows: readonly ComparedRow[];
  readonly columns: readonly { readonly id: string; readonly key: string }[];
}

/** Rows behind a line that opens. */
function FoldedRows({ title, ...rows }: RowsProps & { readonly title: string }) {
  const [isOpen, setOpen] = useState(false);
  if (rows.rows.length === 0) return null;
  return (
    <>
      <tbody>
        <tr>
          <td colSpan={rows.columns.length} className="compare-more">
            <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {title}
            </Button>
          </td>
        </tr>
      </tbody>
      {isOpen && <Rows {...rows} />}
    </>
  );
}

function Rows({ rows, columns }: RowsProps) {
  const id = useId();
  return (
    <tbody>
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reworded names may be the same, and rows hold no state.
        <Fragment key={line}>
          <tr>
            <th id={`${id}-${line}`} scope="rowgroup" colSpan={columns.length}>
              <span>
                <span>{row.name}</span>
                {row.note && <small>{` ${row.note}`}</small>}
              </span>
            </th>
          </tr>
          <tr>
            {columns.map((column, index) => (
              <td key={column.key} headers={`${id}-${line} ${column.id}`}>
                <Value look={row.look} value={row.values[index]!} />
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
}

function Value({ look, value }: { readonly look: ComparedRow['look']; readonly value: ComparedValue }) {
  const say = useSay(SHORTLIST);
  const { lines, isKnown, tag } = value;
  const lookOf = ({ verdict, isSmall }: ComparedLine): string => {
    if (verdict) return `verdict reason-${verdict}`;
    return !isKnown ? 'compare-unknown' : isSmall ? '' : `compare-${look}`;
  };
  return (
    <>
      {lines.map((line) => (
        <p key={line.text} className={lookOf(line)}>
          {line.verdict && look !== 'points' && (
            <span className="visually-hidden">{`${say(`verdict.${line.verdict}`)}: `}</span>
          )}
          <span>{line.text}</span>
        </p>
      ))}
      {tag && <p className="tag">{tag}</p>}
    </>
  );
}
