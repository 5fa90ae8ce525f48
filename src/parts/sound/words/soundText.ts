import type { Product } from '../../../catalogue/product.ts';
import { areAlike } from '../../../matching/comparable.ts';
import { MIN_DBA, soundChange } from '../../../matching/differences.ts';
import { shortNames } from '../../../words/shortNames.ts';
import type { Words } from '../../../words/words.ts';
import { type Neighbour, soundAtWindow } from '../rules/soundAtWindow.ts';
import { SOUND } from './english.ts';

/** One system at a neighbour's window. */
interface HeardSystem {
  readonly id: string;
  readonly name: string;
  /** dB(A); null if the sound power is unknown. */
  readonly span: readonly [from: number, to: number] | null;
  /** "40 to 47 dB(A)", or that it isn't given. */
  readonly text: string;
}

interface Heard {
  readonly systems: readonly HeardSystem[];
  /** True if their spans can be compared, because the systems have about one size: sound grows with size. */
  readonly areAlike: boolean;
  /** The lead of the quietest system over others, if a person would notice it. */
  readonly differences: readonly string[];
}

/** The sound of each system for a neighbour. Uses sound power only, because a sound pressure is another figure. */
export function heard(words: Words, products: readonly Product[], neighbour: Neighbour): Heard {
  const say = words.of(SOUND);
  const names = shortNames(products.map(({ title }) => title));
  const nameOf = (product: Product): string => names[products.indexOf(product)] ?? product.title;
  const systems = products.map((product) => {
    const { id, outdoor_sound_power_dba: power } = product;
    const span = power === null ? null : soundAtWindow(power, neighbour);
    const text = span
      ? say('sound.span', { from: words.number(span[0]), to: words.unit(span[1], 'dB(A)') })
      : say('sound.notGiven');
    return { id, name: nameOf(product), span, text };
  });
  const known = products.filter(({ outdoor_sound_power_dba: power }) => power !== null);
  const [quietest, ...louder] = known.toSorted(
    (one, other) => (one.outdoor_sound_power_dba ?? 0) - (other.outdoor_sound_power_dba ?? 0),
  );
  const differences = louder.flatMap((other) => {
    const dba = quietest ? Math.abs(soundChange(other, quietest) ?? 0) : 0;
    if (!quietest || dba < MIN_DBA) return [];
    const figure = words.unit(dba, 'dB(A)');
    return [say('sound.less', { title: nameOf(quietest), figure, other: nameOf(other) })];
  });
  return { systems, areAlike: areAlike(products), differences };
}
