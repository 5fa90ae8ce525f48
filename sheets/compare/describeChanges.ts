import { cutText } from '../../src/catalogue/cutText.ts';
import { quoted } from '../../src/catalogue/shownValue.ts';
import { ENGLISH, moneyIn, numberIn, type Speech } from '../speech/speech.ts';
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

/** For scripts; described in docs/command-line.md. */
export interface ChangesData {
  readonly added: number;
  readonly gone: number;
  readonly dearer: number;
  readonly cheaper: number;
  /** The largest price changes. */
  readonly largest: readonly PriceChange[];
}

export function describeChanges(changes: CatalogueChanges, speech: Speech = ENGLISH): DescribedChanges {
  const { added, gone, prices } = changes;
  const dearer = prices.filter(({ before, after }) => after > before).length;
  const largest = prices.slice(0, MAX_NAMED);
  const data = { added: added.length, gone: gone.length, dearer, cheaper: prices.length - dearer, largest };
  const summary = isSame(changes) ? '' : summaryOf(changes, data, speech);
  return { summary, sharp: sharpText(sharpChanges(changes), speech), data };
}

function summaryOf(
  { added, gone, changed, unpriced }: CatalogueChanges,
  { dearer, cheaper, largest }: ChangesData,
  speech: Speech,
): string {
  const { __, _n, sprintf } = speech;
  const counts: readonly (readonly [number, string])[] = [
    // translators: 1: a number, 2: names
    [added.length, _n('%1$s added (%2$s)', '%1$s added (%2$s)', added.length, 'product-selector')],
    // translators: 1: a number, 2: names
    [gone.length, _n('%1$s gone (%2$s)', '%1$s gone (%2$s)', gone.length, 'product-selector')],
    // translators: %s: a number
    [dearer, _n('%s price up', '%s prices up', dearer, 'product-selector')],
    // translators: %s: a number
    [cheaper, _n('%s price down', '%s prices down', cheaper, 'product-selector')],
    // translators: %s: a number
    [unpriced, _n('%s lost its price', '%s lost their price', unpriced, 'product-selector')],
  ];
  const names = [named(added, speech), named(gone, speech)];
  const texts = counts.flatMap(([count, text], at) =>
    count > 0 ? [sprintf(text, numberIn(speech, count), names[at] ?? '')] : [],
  );
  const others =
    changed.length > 0
      ? // translators: %s: a number
        sprintf(_n('%s changed', '%s changed', changed.length, 'product-selector'), numberIn(speech, changed.length))
      : __('the order of the rows', 'product-selector');
  const moves = largest.map(({ title, before, after }) =>
    sprintf(
      // translators: 1: a name, 2 and 3: prices
      __('%1$s %2$s to %3$s', 'product-selector'),
      quoted(cutText(title, MAX_TITLE)),
      moneyIn(speech, before),
      moneyIn(speech, after),
    ),
  );
  const what = `${texts.length > 0 ? texts.join(', ') : others}.`;
  // translators: %s: prices that moved
  return moves.length === 0 ? what : `${what} ${sprintf(__('Largest: %s.', 'product-selector'), moves.join(', '))}`;
}

/** The reasons for a confirmation, as the end of a sentence; empty for none. */
export function sharpText([first, second]: readonly SharpChange[], speech: Speech): string {
  if (first === undefined) return '';
  if (second === undefined) return reasonText(first, speech);
  // translators: 1 and 2: reasons
  const both = speech.__('%1$s, and %2$s', 'product-selector');
  return speech.sprintf(both, reasonText(first, speech), reasonText(second, speech));
}

function reasonText(reason: SharpChange, speech: Speech): string {
  const { __, _n, sprintf } = speech;
  if (reason.kind === 'fewer-systems') {
    // translators: 1 and 2: numbers
    const text = __('it has %1$s of %2$s systems', 'product-selector');
    return sprintf(text, numberIn(speech, reason.after), numberIn(speech, reason.before));
  }
  const { moved, of } = reason;
  return sprintf(
    // translators: 1 and 2: numbers
    _n(
      '%1$s of %2$s prices moves by more than half',
      '%1$s of %2$s prices move by more than half',
      moved,
      'product-selector',
    ),
    numberIn(speech, moved),
    numberIn(speech, of),
  );
}

function named(systems: readonly { readonly title: string }[], speech: Speech): string {
  const names = systems.slice(0, MAX_NAMED).map(({ title }) => quoted(cutText(title, MAX_TITLE)));
  const more = systems.length - names.length;
  if (more <= 0) return names.join(', ');
  // translators: 1: names, 2: a number
  return speech.sprintf(speech.__('%1$s and %2$s more', 'product-selector'), names.join(', '), numberIn(speech, more));
}
