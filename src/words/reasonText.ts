import type { Control } from '../catalogue/product.ts';
import type { Judged, Reason, Verdict } from '../matching/verdict.ts';
import { REASON } from './english/reasons.ts';
import type { Say, Words } from './words.ts';

type SayReason = Say<typeof REASON>;
type ReasonOf<Id extends Reason['id']> = Extract<Reason, { id: Id }>;
type Sentence<Id extends Reason['id']> = (
  say: SayReason,
  reason: ReasonOf<Id>,
  verdict: Verdict,
  words: Words,
) => string;

/** The reason for a verdict as a plain sentence, with the product's figures. */
export function reasonText(words: Words, { verdict, reason }: Judged): string {
  // The table pairs each id with its reason, which the compiler can't follow through a variable key.
  return (SENTENCES[reason.id] as Sentence<Reason['id']>)(words.of(REASON), reason, verdict, words);
}

const mm = (words: Words, value: number): string => words.unit(value, 'mm');

const SENTENCES: { readonly [Id in Reason['id']]: Sentence<Id> } = {
  system: (say, { type, wanted: asked }, verdict) => {
    const wanted = say(`wanted.${asked}`);
    if (verdict === 'fits') return say('reason.system.fits', { wanted });
    return say('reason.system.misses', { kind: say(`kind.${type}`), wanted });
  },
  'home-stated': (say, { home }, verdict) =>
    say(verdict === 'fits' ? 'reason.home.stated' : 'reason.home.notStated', { home: say(`home.${home}`) }),
  // A home without a limit in the rules: the reason depends on the type of system.
  'home-any': (say, { home, type }) =>
    type === 'split' || type === 'multi_split'
      ? say('reason.home.noRoofSpace', { home: say(`home.${home}`) })
      : say(home === 'townhouse' ? 'reason.home.townhouse' : 'reason.home.pitched'),
  'home-flat-height': (say, { height, limit }, verdict, words) =>
    verdict === 'fits'
      ? say('reason.home.flat.fits', { height: mm(words, height) })
      : say('reason.home.flat.misses', { height: mm(words, height), limit: mm(words, limit) }),
  'home-flat-unknown': (say, { limit }, _, words) => say('reason.home.flat.unknown', { limit: mm(words, limit) }),
  'home-apartment-ducted': (say) => say('reason.home.apartment'),
  'home-apartment-phase': (say, { phase }) =>
    say(`reason.phase.${phase === null ? 'unknown' : phase === 1 ? 'single' : 'three'}`),
  'area-stated': (say, { area }, verdict) =>
    say(verdict === 'fits' ? 'reason.area.stated' : 'reason.area.notStated', { area: say(`area.${area}`) }),
  'area-ducted': (say, { area }, verdict) =>
    verdict === 'fits'
      ? say('reason.area.ducted.fits', { area: say(`area.${area}`) })
      : say('reason.area.ducted.misses'),
  'area-heads': (say, { heads, needed }) =>
    heads === null ? say('reason.area.heads.unknown', { needed }) : say('reason.area.heads', { count: heads, needed }),
  'area-multi-split': (say, _, verdict) =>
    say(verdict === 'fits' ? 'reason.area.multiSplit.fits' : 'reason.area.multiSplit.misses'),
  'area-split': (say, _, verdict) =>
    verdict === 'fits' ? say('reason.area.stated', { area: say('area.single_room') }) : say('reason.area.split.misses'),
  zones: (say, { level, wanted, own }, verdict) => {
    const offered = say(`zones.${level}`);
    const asked = say(`zones.${wanted}`);
    if (verdict === 'fits') return own ? say('reason.zones.own') : say('reason.zones.fits', { offered: asked });
    if (verdict === 'partly') return own ? say('reason.zones.own.more') : say('reason.zones.more', { offered });
    return own
      ? say('reason.zones.own.misses', { wanted: asked })
      : say('reason.zones.misses', { offered, wanted: asked });
  },
  'zones-unknown': (say) => say('reason.zones.unknown'),
  'zones-unsure': (say) => say('reason.zones.unsure'),
  'rooms-ducted': (say) => say('reason.rooms.ducted'),
  'rooms-heads': (say, { heads, needed }, verdict) =>
    heads === null
      ? say('reason.rooms.heads.unknown', { needed })
      : say(verdict === 'fits' ? 'reason.rooms.heads' : 'reason.rooms.heads.misses', { count: heads, needed }),
  'rooms-split': (say) => say('reason.rooms.split'),
  'outdoor-large': (say) => say('reason.outdoor.large'),
  // The provider's statement about a small space, and the measurement that contradicts it.
  'outdoor-stated': (say, { suits, against }, _, words) => {
    if (against === null) return say(suits ? 'reason.outdoor.stated' : 'reason.outdoor.notStated');
    if ('footprint' in against)
      return say('reason.outdoor.statedWide', { footprint: words.unit(against.footprint, 'm²') });
    const height = mm(words, against.height);
    return say(suits ? 'reason.outdoor.statedHigh' : 'reason.outdoor.notStatedLow', { height });
  },
  'outdoor-measured': (say, size, verdict, words) => {
    const { width, height, depth, footprint, heightLimit, footprintLimit } = size;
    // Sizes are written as on a rating plate, without thousands separators.
    if (verdict === 'fits')
      return say('reason.outdoor.fits', {
        width: String(width),
        height: String(height),
        depth: mm(words, depth ?? 0),
      });
    if (height !== null && height > heightLimit)
      return say('reason.outdoor.tooHigh', { height: mm(words, height), limit: mm(words, heightLimit) });
    const limit = words.unit(footprintLimit, 'm²');
    return say('reason.outdoor.tooWide', { footprint: words.unit(footprint ?? 0, 'm²'), limit });
  },
  'outdoor-unknown': (say) => say('reason.outdoor.unknown'),
  'controls-not-sure': (say) => say('reason.controls.notSure'),
  'controls-unknown': (say, { wanted }, _, words) =>
    say('reason.controls.unknown', { controls: controlNames(words, wanted) }),
  // "A mobile app is included; a touchscreen costs extra."
  controls: (say, reason, _, words) => {
    const lists = (['included', 'optional', 'missing'] as const)
      .filter((supply) => reason[supply].length > 0)
      .map((supply) => {
        const of = reason[supply];
        return say(`reason.controls.${supply}`, { controls: controlNames(words, of), count: of.length });
      });
    const text = semicolons(words, lists);
    return say('reason.controls', { parts: `${text.charAt(0).toLocaleUpperCase(words.lang)}${text.slice(1)}` });
  },
};

/** "a touchscreen and a mobile app" */
export function controlNames(words: Words, controlsOf: readonly Control[]): string {
  const say = words.of(REASON);
  return words.list(controlsOf.map((control) => say(`control.${control}`)));
}

/** Clauses that hold a list themselves. */
export const semicolons = (words: Words, clauses: readonly string[]): string =>
  clauses.join(words.of(REASON)('reason.controls.separator'));

/** "a touchscreen and a mobile app cost extra" */
export function extrasText(words: Words, controls: readonly Control[]): string {
  const values = { controls: controlNames(words, controls), count: controls.length };
  return words.of(REASON)('reason.controls.optional', values);
}
