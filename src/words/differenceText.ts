import type { Control } from '../catalogue/product.ts';
import { type Difference, gainOf } from '../matching/differences.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { controlNames, controlsText } from './reasonText.ts';
import type { Words } from './words.ts';

/** More differences make a sentence too long to take in. */
const MAX_NAMED = 3;

/**
 * The differences of one system to another, as a list such as "$240 more and 3 dB(A) quieter outdoors", without controls that are
 * given up.
 * @param bound of the figures of several systems
 */
export function differenceText(words: Words, differences: readonly Difference[], bound?: 'atLeast' | 'upTo'): string {
  const texts = differences.flatMap((difference) => {
    const found = textsOf(words, difference, differences);
    return bound && difference.id !== 'zones'
      ? found.map((text) => words.of(MATCHES)(`difference.${bound}`, { difference: text }))
      : found;
  });
  return words.list(texts.slice(0, MAX_NAMED));
}

/** "$400 less, but 1.0 kW less cooling. A touchscreen costs extra.": what the second system gains, and what it gives up. */
export function tradeoffText(words: Words, differences: readonly Difference[]): string {
  const gained = differences.filter((difference) => gainOf(difference) > 0);
  const lost = differences.filter((difference) => gainOf(difference) < 0);
  return sentences(words, differenceText(words, gained), lost);
}

/** @param gains the beginning of a sentence @param bound of the figures that are given up */
export function sentences(words: Words, gains: string, lost: readonly Difference[], bound?: 'upTo'): string {
  const say = words.of(MATCHES);
  const losses = differenceText(words, lost, bound);
  const isPrice = lost.every(({ id }) => id === 'price' || id.endsWith('control'));
  const optional = controlsOf(lost, 'extra-control');
  const missing = controlsOf(lost, 'lost-control');
  const first =
    gains === '' || losses === ''
      ? say('start.gains', { gains: gains || losses })
      : say(isPrice ? 'start.priced' : 'start.tradeoff', { gains, losses });
  return optional.length + missing.length > 0
    ? `${first} ${controlsText(words, { included: [], optional, missing })}`
    : first;
}

function controlsOf(differences: readonly Difference[], id: Difference['id']): readonly Control[] {
  return differences.flatMap((one) => (one.id === id && 'control' in one ? one.control : []));
}

/** Controls of one kind make one text, at the place of the first of them. */
function textsOf(words: Words, difference: Difference, all: readonly Difference[]): readonly string[] {
  const say = words.of(MATCHES);
  const way = (signed: number) => (signed > 0 ? 'more' : 'less');
  const figure = (id: 'price' | 'sound' | 'capacity', signed: number, text: string) =>
    say(`difference.${id}.${way(signed)}`, { figure: text });
  switch (difference.id) {
    case 'price':
      return [figure('price', difference.aud, words.dollars(Math.abs(difference.aud)))];
    case 'sound':
      return [figure('sound', difference.dba, words.unit(Math.abs(difference.dba), 'dB(A)'))];
    case 'capacity':
      return [figure('capacity', difference.kw, words.unit(Math.abs(difference.kw), 'kW'))];
    case 'energy': {
      const { cool, heat } = difference;
      const percents = [cool, heat].filter((percent) => percent !== null);
      const [from = 0, to = from] = percents.map(Math.abs).sort((a, b) => a - b);
      const use = heat === null ? 'cool' : cool === null ? 'heat' : 'both';
      return [
        say(`difference.energy.${way(percents[0] ?? 0)}`, {
          percent: from === to ? from : words.of(ENERGY)('energy.span', { from, to }),
          use: say(`difference.use.${use}`),
        }),
      ];
    }
    case 'size':
      return [say(`difference.size.${gainOf(difference) > 0 ? 'less' : 'more'}`)];
    case 'control': {
      const control = controlNames(words, controlsOf(all, 'control'));
      return all.find(({ id }) => id === 'control') === difference ? [say('difference.control', { control })] : [];
    }
    case 'extra-control':
    case 'lost-control':
      return [];
    case 'zones': {
      const zones = say(`difference.zones.${difference.to}`);
      return [gainOf(difference) > 0 ? zones : say('difference.only', { difference: zones })];
    }
  }
}
