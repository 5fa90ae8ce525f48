import { type Difference, gainOf } from '../matching/differences.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { REASON } from './english/reasons.ts';
import type { Words } from './words.ts';

/** More differences make a sentence too long to take in. */
const MAX_NAMED = 3;

/**
 * The differences of one system to another, as a list such as "$240 more, 3 dB(A) quieter outdoors and without voice
 * control".
 */
export function differenceText(words: Words, differences: readonly Difference[]): string {
  const texts = differences.flatMap((difference) => textsOf(words, difference, differences));
  return words.list(texts.slice(0, MAX_NAMED));
}

/** "$400 less, but 1.0 kW less cooling": what the second system gains, and what it gives up. */
export function tradeoffText(words: Words, differences: readonly Difference[]): string {
  const say = words.of(MATCHES);
  const gains = differenceText(
    words,
    differences.filter((difference) => gainOf(difference) > 0),
  );
  const lost = differences.filter((difference) => gainOf(difference) < 0);
  return lost.length === 0
    ? say('start.gains', { gains })
    : say('start.tradeoff', { gains, losses: differenceText(words, lost) });
}

/** Controls of one kind make one text, at the place of the first of them. */
function textsOf(words: Words, difference: Difference, all: readonly Difference[]): readonly string[] {
  const say = words.of(MATCHES);
  const sayReason = words.of(REASON);
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
    case 'control':
    case 'extra-control':
    case 'lost-control': {
      const alike = all.filter((one) => one.id === difference.id);
      const names = alike.flatMap((one) => ('control' in one ? sayReason(`control.${one.control}`) : []));
      return alike[0] === difference ? [say(`difference.${difference.id}`, { control: words.list(names) })] : [];
    }
    case 'zones':
      return [say(`difference.zones.${difference.to}`)];
  }
}
