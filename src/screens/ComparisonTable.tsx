import { Fragment, type ReactNode, useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { homeModel } from '../drawing/homeModel.ts';
import { drawOutdoorUnits } from '../drawing/outdoors.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import compareStyles from '../ui/compareStyles.css?inline';
import { useStyles } from '../ui/Heading.tsx';
import type { ComparedRow, ComparedValue } from '../words/comparedRow.ts';
import { compareSystems } from '../words/compareSystems.ts';
import { COMPARE } from '../words/english/compare.ts';
import { MATCHES } from '../words/english/matches.ts';
import type { ReasonKind } from '../words/reasonGroups.ts';
import { shortTitles, titleParts } from '../words/titleParts.ts';
import { DrawingView } from './DrawingView.tsx';
import { SystemInHome } from './ProductPicture.tsx';
import { SoundHelp } from './SoundHelp.tsx';
import { useSay, useWords } from './useWords.ts';

interface ComparisonTableProps {
  readonly products: readonly Product[];
  readonly answers: Answers;
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: number | null;
  onChoose(product: Product): void;
  /** Without it, no system can be removed. */
  onRemove?: ((product: Product) => void) | undefined;
  /** Below the note that sizes differ. */
  readonly children?: ReactNode;
}

/**
 * Systems side by side, differences first. Each fact's name has a separate line above its values. On a phone the systems are lines
 * below each other, in the head and for each fact.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { products, answers, zone, tariff, onChoose, onRemove, children } = props;
  useStyles(compareStyles);
  const words = useWords();
  const say = words.of(COMPARE);
  const sayMatches = words.of(MATCHES);
  const id = useId();
  const outdoorUnits = drawOutdoorUnits(products.flatMap((product) => homeModel({}, product).installed ?? []));
  const { conclusion, note, differs, same } = compareSystems(words, products, answers, zone, tariff);
  const titles = products.map(({ title }) => title);
  const parts = titleParts(titles);
  const names = shortTitles(titles);
  const columns = products.map((_, column) => `${id}-${column}`);
  return (
    <section
      className="compare-box"
      aria-label={sayMatches('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll too.
      tabIndex={0}
    >
      {conclusion.length > 0 && (
        <ul className="conclusion">
          {conclusion.map(({ title, text }) => (
            <li key={title}>
              <b>
                <bdi>{title}</bdi>
              </b>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <div className="compare-apart">
          <p>{note}</p>
          {children}
        </div>
      )}
      <table className="compare">
        <thead>
          <tr>
            {products.map((product, column) => (
              <th key={product.id} id={columns[column]} scope="col" data-moves={`head ${product.id}`}>
                <div className="compare-title">
                  <SystemInHome product={product} answers={answers} small />
                  <div>
                    <bdi>{parts[column]?.differs}</bdi>
                    {/* In a line of its own: a long name is cut, and sizes tell systems apart. */}
                    <b>{parts[column]?.size && ` ${parts[column].size}`}</b>{' '}
                    <bdi className="hint">{parts[column]?.shared}</bdi>
                  </div>
                </div>
              </th>
            ))}
          </tr>
          <tr>
            {products.map((product, column) => (
              <td key={product.id} headers={columns[column]} data-moves={`foot ${product.id}`}>
                <div className="actions">
                  <Button
                    look="primary"
                    aria-label={sayMatches('match.chooseName', { title: product.title })}
                    onClick={() => onChoose(product)}
                  >
                    {sayMatches('match.choose')}
                  </Button>
                  {onRemove && (
                    <Button
                      className="compare-remove"
                      aria-label={say('compare.removeName', { title: product.title })}
                      onClick={() => onRemove(product)}
                    />
                  )}
                </div>
              </td>
            ))}
          </tr>
        </thead>
        <Section heading={say('compare.differs')} columns={columns} rows={differs}>
          {(row, headers) =>
            products.map(({ id }, index) => {
              const drawing = row.look === 'outdoorUnit' && outdoorUnits[index];
              return (
                <td
                  key={id}
                  headers={`${headers} ${columns[index]}`}
                  data-of={names[index]}
                  data-moves={`${row.name} ${id}`}
                >
                  {drawing && row.values[index]?.isKnown && (
                    <DrawingView className="compare-drawing" drawing={drawing} />
                  )}
                  <Value row={row} value={row.values[index]} />
                </td>
              );
            })
          }
        </Section>
        <Section heading={say('compare.same')} columns={columns} rows={same}>
          {(row, headers) => (
            <td colSpan={columns.length} headers={`${headers} ${columns.join(' ')}`}>
              <Common row={row} />
            </td>
          )}
        </Section>
      </table>
      <SoundHelp products={products} />
      {/* On a phone, the head is far above. */}
      <div className="compare-end">
        {products.map((product, index) => (
          <Button key={product.id} look="primary" onClick={() => onChoose(product)}>
            {sayMatches('match.chooseName', { title: names[index] ?? '' })}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly rows: readonly ComparedRow[];
  /** The ids of the column headers. */
  readonly columns: readonly string[];
  /** The cells of a row; @param headers the ids of their headers besides the column's */
  children(row: ComparedRow, headers: string): ReactNode;
}

function Section({ heading, rows, columns, children }: SectionProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th id={id} scope="rowgroup" colSpan={columns.length} className="compare-section">
          <span>{heading}</span>
        </th>
      </tr>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reworded names may be the same, and rows hold no state.
        <Fragment key={index}>
          <tr>
            <th
              id={`${id}-${index}`}
              scope="rowgroup"
              colSpan={columns.length}
              className="compare-name"
              data-moves={row.name}
            >
              <span>
                {row.name} {row.note && <small>{row.note}</small>}
              </span>
            </th>
          </tr>
          <tr>{children(row, `${id} ${id}-${index}`)}</tr>
        </Fragment>
      ))}
    </tbody>
  );
}

function Value({ row, value }: { readonly row: ComparedRow; readonly value: ComparedValue | undefined }) {
  if (!value) return null;
  if (value.verdict) return <Verdict kind={value.verdict} text={value.text} />;
  return (
    <>
      <p className={value.isKnown ? `compare-${row.look}` : 'compare-unknown'}>{value.text}</p>
      {/* A plain bar: the official label must not be imitated. */}
      {value.share !== null && <meter aria-hidden="true" value={value.share} />}
      {value.tag && <p className="tag">{value.tag}</p>}
      {value.detail && <p className="hint">{value.detail}</p>}
    </>
  );
}

/** A fact that is the same for all; where only the words of a reason differ, the verdict. */
function Common({ row: { values } }: { readonly row: ComparedRow }) {
  const [first] = values;
  if (!first?.verdict) return <span>{first?.text}</span>;
  return <Verdict kind={first.verdict} text={values.every(({ text }) => text === first.text) ? first.text : ''} />;
}

/** @param text the reason; without one, the verdict is visible */
function Verdict({ kind, text }: { readonly kind: ReasonKind; readonly text: string }) {
  const verdict = useSay(MATCHES)(`verdict.${kind}`);
  return (
    <p className={`verdict reason-${kind}`}>
      {text ? <span className="visually-hidden">{verdict}: </span> : verdict}
      {text}
    </p>
  );
}
