import type { Difference } from '../matching/differences.ts';
import { MATCHES } from './english/matches.ts';
import { REASON } from './english/reasons.ts';
import type { Words } from './words.ts';

/** More differences make a sentence too long to take in. */
const MAX_NAMED = 4;

/**
 * The differences of one system to another, as a list such as "$240 more, 3 dB(A) quieter outdoors and without voice
 * control".
 * @param tariff cents per kWh
 */
export function differenceText(words: Words, differences: readonly Difference[], tariff: number): string {
  const texts = differences.flatMap((difference) => textsOf(words, difference, tariff)).slice(0, MAX_NAMED);
  return texts.length > 0 ? words.list(texts) : words.of(MATCHES)('difference.none');
}

function textsOf(words: Words, difference: Difference, tariff: number): readonly string[] {
  const say = words.of(MATCHES);
  const sayReason = words.of(REASON);
  const way = (signed: number) => (signed > 0 ? 'more' : 'less');
  const figure = (id: 'price' | 'sound' | 'capacity' | 'cost', signed: number, text: string) =>
    say(`difference.${id}.${way(signed)}`, { figure: text });
  switch (difference.id) {
    case 'price':
      return [figure('price', difference.aud, words.dollars(Math.abs(difference.aud)))];
    case 'sound':
      return [figure('sound', difference.dba, words.unit(Math.abs(difference.dba), 'dB(A)'))];
    case 'capacity':
      return [figure('capacity', difference.kw, words.unit(Math.abs(difference.kw), 'kW'))];
    case 'cost': {
      const dollars = Math.round((difference.kwh * tariff) / 100);
      return dollars === 0 ? [] : [figure('cost', dollars, words.dollars(Math.abs(dollars)))];
    }
    case 'stars':
      return (['cool', 'heat'] as const).flatMap((use) => {
        const stars = difference[use];
        return stars === 0 ? [] : [say(`difference.${use}.${way(stars)}`, { count: Math.abs(stars) })];
      });
    case 'size': {
      const sides = [difference.width, difference.height, difference.depth];
      if (sides.every((side) => side >= 0)) return [say('difference.size.more')];
      return sides.every((side) => side <= 0) ? [say('difference.size.less')] : [];
    }
    case 'control':
    case 'extra-control':
    case 'lost-control':
      return [say(`difference.${difference.id}`, { control: sayReason(`control.${difference.control}`) })];
    case 'zones':
      return [say(`difference.zones.${difference.to}`)];
    case 'brand':
      return [say('difference.brand', { brand: difference.brand })];
  }
}
