import type { IndoorUnitStyle, SystemType } from '../../catalogue/product.ts';
import { wordFinder } from './findWords.ts';
import { KIND_WORDS } from './vocabulary.ts';

const kindWords = wordFinder<keyof typeof KIND_WORDS>(() => KIND_WORDS);

/** The kind of system that a type, a category or a title names: null for other goods, undefined if it names none. */
export function kindNamed(text: string): SystemType | null | undefined {
  const { ideas } = kindWords(text);
  if (ideas.has('other')) return null;
  if (ideas.has('multi')) return 'multi_split';
  if (ideas.has('ducted')) return ideas.has('slim') ? 'slim_ducted' : 'ducted';
  const isSplit = ideas.has('split') || ideas.has('wall') || ideas.has('cassette') || ideas.has('floor');
  if (isSplit || ideas.has('ceiling')) return 'split';
  return ideas.has('beside') ? null : undefined;
}

/** The style of indoor unit that a type or a category names. */
export function styleNamed(text: string): IndoorUnitStyle | undefined {
  const { ideas } = kindWords(text);
  if (ideas.has('other') || ideas.has('multi')) return undefined;
  if (ideas.has('wall')) return 'wall_mounted';
  if (ideas.has('cassette')) return 'cassette';
  return ideas.has('floor') ? 'floor_console' : undefined;
}
