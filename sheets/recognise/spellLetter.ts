import { headingWords, type Idea } from './recogniseHeading.ts';

const SIDES: Readonly<Record<string, string>> = {
  w: 'width',
  b: 'width',
  h: 'height',
  d: 'depth',
  t: 'depth',
  l: 'length',
};
const USES: Readonly<Record<string, string>> = { c: 'cooling', h: 'heating' };
const LEVELS: Readonly<Record<string, string>> = { l: 'low', h: 'high' };
const SOUND: readonly Idea[] = ['sound', 'soundPower', 'soundPressure'];
const USED: readonly Idea[] = ['capacity', 'power', 'kw', 'btu', 'input', 'efficiency', 'stars', 'cooling', 'heating'];
const PLACES: readonly Idea[] = ['outdoor', 'indoor', 'size', 'packing'];
/** A letter at the end, or before a unit of length: `Outdoor unit – W`, `Condenser W (mm)`. */
const LETTER = /^(.*?)([\s_–]+)([bcdhltw])((?:[\s_]*[([]?(?:mm|cm)[)\]]?)?)$/i;

/** The heading with its last letter spelled out by the words before it: the `H` of kilowatts is heating, that of a size is the height. */
export function spellLetter(heading: string): string {
  const [, before, space, letter = '', unit = ''] = LETTER.exec(heading) ?? [];
  // “W x H x D” is the order of several figures.
  if (before === undefined || /[x×*/]$/i.test(before)) return heading;
  const { ideas } = headingWords(before);
  const isAbout = (words: readonly Idea[]): boolean => words.some((word) => ideas.has(word));
  const isOfLength = unit !== '' || space!.includes('–') || /(?:mm|cm)\)?$/i.test(before);
  const meant = isAbout(SOUND) ? LEVELS : isAbout(USED) ? USES : isAbout(PLACES) && isOfLength ? SIDES : undefined;
  const word = meant?.[letter.toLowerCase()];
  return word === undefined ? heading : `${before}${space}${word}${unit}`;
}
