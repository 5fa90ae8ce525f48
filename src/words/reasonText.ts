import type { Control } from '../catalogue/product.ts';
import type { Judged, Reason } from '../matching/verdict.ts';
import { REASON } from './english/reasons.ts';
import type { Say, Words } from './words.ts';

type SayReason = Say<typeof REASON>;
type ReasonOf<Id extends Reason['id']> = Extract<Reason, { id: Id }>;

/** The reason for a verdict as a plain sentence, with the product's figures. */
export function reasonText(words: Words, { verdict, reason }: Judged): string {
  const say = words.of(REASON);
  const fits = verdict === 'fits';
  switch (reason.id) {
    case 'system': {
      const wanted = say(`wanted.${reason.wanted}`);
      if (fits) return say('reason.system.fits', { wanted });
      return say('reason.system.misses', { kind: say(`kind.${reason.type}`), wanted });
    }
    case 'home-stated':
    case 'home-any':
    case 'home-flat-height':
    case 'home-flat-unknown':
    case 'home-apartment-ducted':
    case 'home-apartment-phase':
      return homeReason(words, reason, fits);
    case 'area-stated':
    case 'area-ducted':
    case 'area-heads':
    case 'area-multi-split':
    case 'area-split':
      return areaReason(words, reason, fits);
    case 'zones':
      return zones(say, reason, verdict);
    case 'zones-unknown':
      return say('reason.zones.unknown');
    case 'zones-unsure':
      return say('reason.zones.unsure');
    case 'rooms-ducted':
      return say('reason.rooms.ducted');
    case 'rooms-heads':
      return reason.heads === null
        ? say('reason.rooms.heads.unknown', { needed: reason.needed })
        : say(fits ? 'reason.rooms.heads' : 'reason.rooms.heads.misses', {
            count: reason.heads,
            needed: reason.needed,
          });
    case 'rooms-split':
      return say('reason.rooms.split');
    case 'outdoor-large':
      return say('reason.outdoor.large');
    case 'outdoor-stated':
      return outdoorStated(words, reason);
    case 'outdoor-measured':
      return outdoorSize(words, reason, fits);
    case 'outdoor-unknown':
      return say('reason.outdoor.unknown');
    case 'controls-not-sure':
      return say('reason.controls.notSure');
    case 'controls-unknown':
      return say('reason.controls.unknown', { controls: controlNames(words, reason.wanted) });
    case 'controls':
      return controlsText(words, reason);
  }
}

type HomeReason = Extract<Reason, { id: `home-${string}` }>;

/** How a system suits the kind of home. */
function homeReason(words: Words, reason: HomeReason, fits: boolean): string {
  const say = words.of(REASON);
  const mm = (value: number): string => words.unit(value, 'mm');
  switch (reason.id) {
    case 'home-stated':
      return say(fits ? 'reason.home.stated' : 'reason.home.notStated', { home: say(`home.${reason.home}`) });
    case 'home-any':
      return homeWithoutLimit(say, reason);
    case 'home-flat-height':
      return fits
        ? say('reason.home.flat.fits', { height: mm(reason.height) })
        : say('reason.home.flat.misses', { height: mm(reason.height), limit: mm(reason.limit) });
    case 'home-flat-unknown':
      return say('reason.home.flat.unknown', { limit: mm(reason.limit) });
    case 'home-apartment-ducted':
      return say('reason.home.apartment');
    case 'home-apartment-phase':
      return say(`reason.phase.${reason.phase === null ? 'unknown' : reason.phase === 1 ? 'single' : 'three'}`);
  }
}

type AreaReason = Extract<Reason, { id: `area-${string}` }>;

/** How a system suits the part of the home to be cooled. */
function areaReason(words: Words, reason: AreaReason, fits: boolean): string {
  const say = words.of(REASON);
  switch (reason.id) {
    case 'area-stated':
      return say(fits ? 'reason.area.stated' : 'reason.area.notStated', { area: say(`area.${reason.area}`) });
    case 'area-ducted':
      return fits
        ? say('reason.area.ducted.fits', { area: say(`area.${reason.area}`) })
        : say('reason.area.ducted.misses');
    case 'area-heads':
      return reason.heads === null
        ? say('reason.area.heads.unknown', { needed: reason.needed })
        : say('reason.area.heads', { count: reason.heads, needed: reason.needed });
    case 'area-multi-split':
      return say(fits ? 'reason.area.multiSplit.fits' : 'reason.area.multiSplit.misses');
    case 'area-split':
      return say(fits ? 'reason.area.split.fits' : 'reason.area.split.misses');
  }
}

/** Homes without a limit in the rules; the reason depends on the type of system. */
function homeWithoutLimit(say: SayReason, { home, type }: ReasonOf<'home-any'>): string {
  if (type === 'split' || type === 'multi_split') return say('reason.home.noRoofSpace', { home: say(`home.${home}`) });
  return say(home === 'townhouse' ? 'reason.home.townhouse' : 'reason.home.pitched');
}

function zones(say: SayReason, { level, wanted, own }: ReasonOf<'zones'>, verdict: Judged['verdict']): string {
  const offered = say(`zones.${level}`);
  const asked = say(`zones.${wanted}`);
  if (verdict === 'fits') return own ? say('reason.zones.own') : say('reason.zones.fits', { offered });
  if (verdict === 'partly') return own ? say('reason.zones.own.more') : say('reason.zones.more', { offered });
  return own
    ? say('reason.zones.own.misses', { wanted: asked })
    : say('reason.zones.misses', { offered, wanted: asked });
}

/** What the provider says of a small space, and the measurement that speaks against it. */
function outdoorStated(words: Words, { suits, against }: ReasonOf<'outdoor-stated'>): string {
  const say = words.of(REASON);
  if (against === null) return say(suits ? 'reason.outdoor.stated' : 'reason.outdoor.notStated');
  if ('footprint' in against)
    return say('reason.outdoor.statedWide', { footprint: words.unit(against.footprint, 'm²') });
  const height = words.unit(against.height, 'mm');
  return say(suits ? 'reason.outdoor.statedHigh' : 'reason.outdoor.notStatedLow', { height });
}

function outdoorSize(words: Words, size: ReasonOf<'outdoor-measured'>, fits: boolean): string {
  const say = words.of(REASON);
  const { width, height, depth, footprint, heightLimit, footprintLimit } = size;
  if (!fits && height !== null && height > heightLimit) {
    return say('reason.outdoor.tooHigh', { height: words.unit(height, 'mm'), limit: words.unit(heightLimit, 'mm') });
  }
  if (!fits) {
    const limit = words.unit(footprintLimit, 'm²');
    return say('reason.outdoor.tooWide', { footprint: words.unit(footprint ?? 0, 'm²'), limit });
  }
  // Sizes are written as on a rating plate, without thousands separators.
  const depthText = words.unit(depth ?? 0, 'mm');
  return say('reason.outdoor.fits', { width: String(width), height: String(height), depth: depthText });
}

/** "a touchscreen and a mobile app" */
export function controlNames(words: Words, controlsOf: readonly Control[]): string {
  const say = words.of(REASON);
  return words.list(controlsOf.map((control) => say(`control.${control}`)));
}

/** "A mobile app is included; a touchscreen costs extra." */
export function controlsText(
  words: Words,
  reason: Pick<ReasonOf<'controls'>, 'included' | 'optional' | 'missing'>,
): string {
  const say = words.of(REASON);
  const parts = (['included', 'optional', 'missing'] as const)
    .filter((supply) => reason[supply].length > 0)
    .map((supply) => {
      const of = reason[supply];
      return say(`reason.controls.${supply}`, { controls: controlNames(words, of), count: of.length });
    });
  const text = parts.join(say('reason.controls.separator'));
  return sentence(words, text);
}

/** A sentence made of a part of one: "It has the lowest price of its size." */
export function sentence(words: Words, part: string): string {
  return words.of(REASON)('reason.controls', {
    parts: `${part.charAt(0).toLocaleUpperCase(words.lang)}${part.slice(1)}`,
  });
}
