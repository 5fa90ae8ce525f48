import { cutText } from '../../src/catalogue/cutText.ts';
import { quoted } from '../../src/catalogue/shownValue.ts';
import { type CatalogueChanges, isSame, type PriceChange } from './compareCatalogues.ts';
import { type SharpChange, sharpChanges } from './sharpChange.ts';

/** Systems and prices beyond this number are counted, not named. */
const MAX_NAMED = 5;
const MAX_TITLE = 40;

/** The changes that a new catalogue brings, for people and scripts. Plain data, so it can pass between processes. */
export interface DescribedChanges {
  /** `2 added, 1 gone, 3 prices up, 1 price down. Largest: “Kestrel Wall” $2,399 to $239.` Empty if nothing changes. */
  readonly summary: string;
  /** The reason for a confirmation; empty if none is needed. */
  readonly sharp: string;
  readonly data: ChangesData;
}

/** For scripts; described in docs/catalogue-reference.md. */
export interface ChangesData {
  readonly added: number;
  readonly gone: number;
  readonly dearer: number;
  readonly cheaper: number;
  /** The largest price changes. */
  readonly largest: readonly PriceChange[];
}

export function describeChanges(changes: CatalogueChanges): DescribedChanges {
  const { added, gone, prices } = changes;
  const dearer = prices.filter(({ before, after }) => after > before).length;
  const largest = prices.slice(0, MAX_NAMED);
  const data = { added: added.length, gone: gone.length, dearer, cheaper: prices.length - dearer, largest };
  return { summary: isSame(changes) ? '' : summaryOf(changes, data), sharp: sharpText(sharpChanges(changes)), data };
}

function summaryOf({ added, gone, changed, unpriced }: CatalogueChanges, { dearer, cheaper, largest }: ChangesData) {
  const counts = [
    ...(added.length > 0 ? [`${number(added.length)} added (${named(added)})`] : []),
    ...(gone.length > 0 ? [`${number(gone.length)} gone (${named(gone)})`] : []),
    ...(dearer > 0 ? [`${number(dearer)} ${priceWord(dearer)} up`] : []),
    ...(cheaper > 0 ? [`${number(cheaper)} ${priceWord(cheaper)} down`] : []),
    ...(unpriced > 0 ? [`${number(unpriced)} lost ${unpriced === 1 ? 'its' : 'their'} price`] : []),
  ];
  const others = changed.length > 0 ? `${number(changed.length)} changed` : 'the order of the rows';
  const moves = largest.map(
    ({ title, before, after }) => `${quoted(cutText(title, MAX_TITLE))} ${dollars(before)} to ${dollars(after)}`,
  );
  const what = counts.length > 0 ? counts.join(', ') : others;
  return `${what}.${moves.length > 0 ? ` Largest: ${moves.join(', ')}.` : ''}`;
}

function sharpText(reasons: readonly SharpChange[]): string {
  return reasons.map(reasonText).join(', and ');
}

function reasonText(reason: SharpChange): string {
  if (reason.kind === 'fewer-systems') {
    return `it has ${number(reason.after)} of ${number(reason.before)} systems`;
  }
  const { moved, of } = reason;
  return `${number(moved)} of ${number(of)} prices ${moved === 1 ? 'moves' : 'move'} by more than half`;
}

function named(systems: readonly { readonly title: string }[]): string {
  const names = systems.slice(0, MAX_NAMED).map(({ title }) => quoted(cutText(title, MAX_TITLE)));
  const more = systems.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}`;
}

const priceWord = (count: number): string => (count === 1 ? 'price' : 'prices');
const number = (count: number): string => count.toLocaleString('en-AU');
const dollars = (price: number): string => `$${price.toLocaleString('en-AU', { maximumFractionDigits: 2 })}`;
