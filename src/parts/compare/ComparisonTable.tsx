import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import { homeModel } from '../../drawing/homeModel.ts';
import { drawOutdoorUnits } from '../../drawing/outdoors.ts';
import { type Model, productOf } from '../../matching/models.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { DrawingView } from '../../screens/frame/DrawingView.tsx';
import { Given, useCapability } from '../../screens/frame/Given.tsx';
import { SystemInHome } from '../../screens/frame/ProductPicture.tsx';
import { Slot } from '../../screens/frame/slots.tsx';
import { useSay, useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import type { Tariff } from '../../words/energyWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { shortNames } from '../../words/shortNames.ts';
import compareStyles from './compareStyles.css?inline';
import type { ComparedRow, ComparedValue } from './words/comparedRow.ts';
import { compareSystems } from './words/compareSystems.ts';
import { COMPARE } from './words/english.ts';
import { SHORTLIST } from './words/shortlist.ts';

interface ComparisonTableProps {
  readonly models: readonly Model[];
  readonly answers: Answers;
  readonly zone: Zone | null;
  /** Cents per kWh; null for typical prices. */
  readonly tariff: Tariff;
  onChoose(product: Product): void;
  /** Removes the system of a column; without it, none can be removed. */
  onRemove?: ((index: number) => void) | undefined;
}

/**
 * Models side by side, in columns at every width, between their names and *Choose*. A fact's name is on a line above its values,
 * so columns can be narrow.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { models, answers, zone, tariff, onChoose, onRemove } = props;
  useStyles(compareStyles);
  const words = useWords();
  const say = words.of(COMPARE);
  const sayMatches = words.of(MATCHES);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const installed = useInstalled(models);
  const { conclusion, note, first, more } = compareSystems(words, models, answers, zone, tariff, installed);
  const titles = models.map(modelTitle);
  const names = shortNames(titles);
  const products = models.map(productOf);
  const drawings = drawOutdoorUnits(products.flatMap((product) => homeModel({}, product).installed ?? []));
  const columns = products.map((product, index) => ({ id: `${id}-${index}`, key: product.id }));
  return (
    <section
      className="compare-box"
      aria-label={words.of(SHORTLIST)('compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll too.
      tabIndex={0}
    >
      {conclusion.length > 0 && (
        <ul className="conclusion">
          {conclusion.map(({ model, text }) => (
            <li key={productOf(model).id}>
              <b>
                <bdi>{names[models.indexOf(model)]}</bdi>
              </b>
              <span>{` ${text}`}</span>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="hint">{note}</p>}
      <table className="compare">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.key} id={column.id} scope="col" data-moves={`head ${column.key}`}>
                <div className="compare-title">
                  {products[index] && <SystemInHome product={products[index]} answers={answers} small />}
                  <bdi>{names[index]}</bdi>
                  {onRemove && (
                    <Button
                      className="compare-remove"
                      aria-label={say('compare.removeName', { title: titles[index] ?? '' })}
                      onClick={() => onRemove(index)}
                    />
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <Rows rows={first} columns={columns}>
          {({ look, values }, index) => {
            const drawing = drawings[index];
            const isDrawn = look === 'outdoorUnit' && models[index]?.size && values[index]?.state === 'known';
            return isDrawn && drawing && <DrawingView className="compare-drawing" drawing={drawing} />;
          }}
        </Rows>
        {more.length > 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length} className="compare-more">
                <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {say('compare.all')}
                </Button>
              </td>
            </tr>
          </tbody>
        )}
        {isOpen && <Rows rows={more} columns={columns} />}
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td key={column.key} headers={column.id} data-moves={`foot ${column.key}`}>
                <Button
                  look="primary"
                  aria-label={sayMatches('match.chooseName', { title: titles[index] ?? '' })}
                  onClick={() => products[index] && onChoose(products[index])}
                >
                  {sayMatches('match.choose')}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Given by="prices">{(prices) => prices.box(models)}</Given>
      {models.every(({ size }) => size !== null) && <Slot name="figures.end" products={products} />}
    </section>
  );
}

/** The price of each model with its installation; null if unknown. */
function useInstalled(models: readonly Model[]): readonly (string | null)[] {
  const words = useWords();
  const prices = useCapability('prices');
  return models.map((model) => prices?.leadOf(words, model) ?? null);
}

interface RowsProps {
  readonly rows: readonly ComparedRow[];
  readonly columns: readonly { readonly id: string; readonly key: string }[];
  /** Content above a value. */
  children?(row: ComparedRow, index: number): ReactNode;
}

function Rows({ rows, columns, children }: RowsProps) {
  const id = useId();
  return (
    <tbody>
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reworded names may be the same, and rows hold no state.
        <Fragment key={line}>
          <tr>
            <th id={`${id}-${line}`} scope="rowgroup" colSpan={columns.length} data-moves={row.name}>
              <span>
                <span>{row.name}</span>
                {row.note && <small>{` ${row.note}`}</small>}
              </span>
            </th>
          </tr>
          <tr>
            {columns.map((column, index) => (
              <td key={column.key} headers={`${id}-${line} ${column.id}`} data-moves={`${row.name} ${column.key}`}>
                {children?.(row, index)}
                <Value look={row.look} value={row.values[index]} />
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
}

function Value({ look, value }: { readonly look: ComparedRow['look']; readonly value: ComparedValue | undefined }) {
  const say = useSay(SHORTLIST);
  if (!value) return null;
  const { lines, state, verdict, share, tag } = value;
  const lookOf = (isSmall: boolean): string => {
    if (verdict) return `verdict reason-${verdict}`;
    return state === 'unknown' ? 'compare-unknown' : isSmall ? '' : `compare-${look}`;
  };
  return (
    <>
      {lines.map(({ text, detail, isSmall }) => (
        <p key={text + detail} className={lookOf(isSmall)}>
          {verdict && <span className="visually-hidden">{`${say(`verdict.${verdict}`)}: `}</span>}
          {state === 'none' && <span aria-hidden="true">–</span>}
          <span className={state === 'none' ? 'visually-hidden' : undefined}>{text}</span>
          {detail && <small>{` ${detail}`}</small>}
        </p>
      ))}
      {/* A plain bar: the official label must not be imitated. */}
      {share !== null && <meter aria-hidden="true" value={share} />}
      {tag && <p className="tag">{tag}</p>}
    </>
  );
}
