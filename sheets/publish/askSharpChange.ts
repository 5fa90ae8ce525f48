import type { SharpChange } from '../compare/sharpChange.ts';
import { numberIn, type Speech } from '../speech/speech.ts';

/** A likely mistake, and what to do if it is one. */
export function sharpCause(change: SharpChange, speech: Speech): string {
  const { __, _n, sprintf } = speech;
  if (change.kind === 'fewer-systems') {
    return __(
      'More than a third of the systems visitors get now are gone. If rows are missing from the file, publish nothing, and choose the complete one.',
      'product-selector',
    );
  }
  return sprintf(
    // translators: 1 and 2: numbers
    _n(
      '%1$s price of %2$s moves by more than half. If it is from the wrong column, or the column was sorted alone, publish nothing, and correct the file.',
      '%1$s prices of %2$s move by more than half. If they are from the wrong column, or the column was sorted alone, publish nothing, and correct the file.',
      change.moved,
      'product-selector',
    ),
    numberIn(speech, change.moved),
    numberIn(speech, change.of),
  );
}

/** The question that confirms a sharp change. */
export function askSharpChange(change: SharpChange, speech: Speech): string {
  const { __, _n, sprintf } = speech;
  if (change.kind === 'other-prices') return __('Publish these prices?', 'product-selector');
  const { before, after } = change;
  return sprintf(
    // translators: 1: number of systems in the file, 2: number of systems that are published
    _n('Publish %1$s system in place of %2$s?', 'Publish %1$s systems in place of %2$s?', after, 'product-selector'),
    numberIn(speech, after),
    numberIn(speech, before),
  );
}
