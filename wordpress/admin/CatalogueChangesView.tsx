import type { ReactNode } from 'react';
import {
  type CatalogueChanges,
  type ChangedProduct,
  isSame,
  type PriceChange,
} from '../../sheets/compare/compareCatalogues.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { dollarText, numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { More } from './More.tsx';

const MAX_SHOWN = 50;
const MAX_PRICES = 5;
/** A longer list is folded, to keep the next one in sight. */
const MAX_UNFOLDED = 10;

interface CatalogueChangesProps {
  readonly changes: CatalogueChanges;
  readonly level: 3 | 4;
}

export function CatalogueChangesView({ changes, level }: CatalogueChangesProps) {
  const { added, gone, changed, prices, reordered } = changes;
  if (isSame(changes)) return <p>{__('Nothing changes: both catalogues are the same.', 'product-selector')}</p>;
  return (
    <>
      <p>{summaryOf(changes)}</p>
      {reordered && (
        <p>
          {__(
            'The rows are in a different order. Order decides between systems that fit equally well.',
            'product-selector',
          )}
        </p>
      )}
      <ChangedSystems level={level} title={__('Added', 'product-selector')} systems={added} />
      <ChangedSystems level={level} title={__('Removed', 'product-selector')} systems={gone} />
      <PriceList level={level} prices={prices} />
      <ChangedTable level={level} changed={changed} />
    </>
  );
}

function summaryOf({ added, gone, changed, prices }: CatalogueChanges): string {
  const dearer = prices.filter(({ before, after }) => after > before).length;
  const cheaper = prices.length - dearer;
  const counts: readonly [number, string][] = [
    // translators: %s: a number
    [added.length, _n('%s system is added', '%s systems are added', added.length, 'product-selector')],
    // translators: %s: a number
    [gone.length, _n('%s system is removed', '%s systems are removed', gone.length, 'product-selector')],
    // translators: %s: a number
    [changed.length, _n('%s system is changed', '%s systems are changed', changed.length, 'product-selector')],
    // translators: %s: a number
    [dearer, _n('%s price goes up', '%s prices go up', dearer, 'product-selector')],
    // translators: %s: a number
    [cheaper, _n('%s price goes down', '%s prices go down', cheaper, 'product-selector')],
  ];
  return `${counts.map(([count, text]) => sprintf(text, numberText(count))).join(', ')}.`;
}

interface SystemListProps {
  readonly level: 3 | 4;
  readonly title: string;
  /** The systems; those without a unique id have a separate key. */
  readonly systems: readonly { readonly id: string; readonly title: string; readonly key?: string }[];
}

export function ChangedSystems({ level, title, systems }: SystemListProps) {
  return (
    <Folding level={level} title={title} count={systems.length}>
      <ul className="ul-disc">
        {systems.slice(0, MAX_SHOWN).map((system) => (
          <li key={system.key ?? system.id}>
            <code>{system.id}</code> <bdi>{system.title}</bdi>
          </li>
        ))}
      </ul>
    </Folding>
  );
}

interface PriceListProps {
  readonly level: 3 | 4;
  /** The prices, the largest change first. */
  readonly prices: readonly PriceChange[];
}

/** The largest price changes, by the name of the system. */
export function PriceList({ level, prices }: PriceListProps) {
  return (
    <Folding
      level={level}
      title={__('Prices, largest change first', 'product-selector')}
      count={prices.length}
      most={MAX_PRICES}
      isOpen
    >
      <ul className="ul-disc">
        {prices.slice(0, MAX_PRICES).map(({ id, title, before, after }) => (
          <li key={id}>
            <bdi>{title}</bdi>: {dollarText(before)} → {dollarText(after)}
          </li>
        ))}
      </ul>
    </Folding>
  );
}

interface FoldingProps {
  readonly level: 3 | 4;
  readonly title: string;
  /** The number of items in the heading; the content shows the first ones. */
  readonly count: number;
  readonly most?: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A list that folds; renders nothing if it has no items. */
export function Folding({
  level,
  title,
  count,
  most = MAX_SHOWN,
  isOpen = count <= MAX_UNFOLDED,
  children,
}: FoldingProps) {
  const Heading = `h${level}` as const;
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        <Heading>
          {title} ({numberText(count)})
        </Heading>
      </summary>
      {children}
      <More count={count - most} />
    </details>
  );
}

function ChangedTable({ level, changed }: { readonly level: 3 | 4; readonly changed: readonly ChangedProduct[] }) {
  const title = __('Changed', 'product-selector');
  return (
    <Folding level={level} title={title} count={changed.length}>
      <table className="widefat striped ps-stacking ps-changes" aria-label={title}>
        <ColumnNames names={[__('System', 'product-selector'), __('Published → new', 'product-selector')]} />
        <tbody>
          {changed.slice(0, MAX_SHOWN).map(({ id, title, cells }) => (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code> <bdi>{title}</bdi>
              </th>
              <td>
                <ul>
                  {cells.map(({ column, before, after }) => (
                    <li key={column}>
                      <code>{column}</code> <Cell text={before} /> → <Cell text={after} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folding>
  );
}

function Cell({ text }: { readonly text: string | null }) {
  return text === null ? <em>{__('blank', 'product-selector')}</em> : <bdi>{text}</bdi>;
}
