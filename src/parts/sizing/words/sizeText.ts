import type { Zone } from '../../../climate/zone.ts';
import type { KwSpan } from '../../../facts/sizeTable.ts';
import type { WayId } from '../../../matching/way.ts';
import { meanings } from '../../../questionnaire/meaning.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { roomsAsked } from '../../../questionnaire/roomsAsked.ts';
import { isSizedByHome, type KindOfRoom, type SizeAsked } from '../../../sizing/sizeAsked.ts';
import { mayNeedTwo, type SizeBasis, spanOfAskedHome, spanOfJob, spanOfRoom } from '../../../sizing/sizeSpans.ts';
import type { BriefSection } from '../../../words/brief.ts';
import type { NamedValue } from '../../../words/productWords.ts';
import { unitRange } from '../../../words/ranges.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Words } from '../../../words/words.ts';
import { zoneLabel } from '../../../words/zoneNames.ts';
import { SIZING } from './english.ts';

/** The question that the size step asks for these answers. */
export function sizeTitle(words: Words, answers: Answers): string {
  const rooms = roomsAsked(answers) === 1 ? 'sizing.ask.room' : 'sizing.ask.rooms';
  return words.of(SIZING)(isSizedByHome(answers) ? 'sizing.ask.home' : rooms);
}

export function kindLabel(words: Words, kind: KindOfRoom): string {
  return words.of(SIZING)(kind === 'unsure' ? 'sizing.unsure' : `sizing.kind.${kind}`);
}

export function homeLabel(words: Words, home: SizeAsked['home'] = 'unsure'): string {
  return words.of(SIZING)(home === 'unsure' ? 'sizing.unsure' : `sizing.bedrooms.${home}`);
}

/** The question of the size step, with what the visitor said; null where the answers don't lead to it. */
export function sizeAnswer(words: Words, { rooms, home }: SizeAsked, answers: Answers): NamedValue | null {
  if (roomsAsked(answers) === null) return null;
  const said = isSizedByHome(answers)
    ? [homeLabel(words, home)]
    : (rooms ?? ['unsure' as const]).map((kind) => kindLabel(words, kind));
  return { name: sizeTitle(words, answers), value: said.join(', ') };
}

/** What the kW depend on. */
export interface SizeOfWay extends Pick<SizeBasis, 'zone' | 'rules'> {
  /** The way that the kW are for; null for all. */
  readonly way: WayId | null;
}

/** What the visitor said, and the kW that follow from it. */
export function saidSizeText(words: Words, size: SizeAsked, answers: Answers, basis: SizeOfWay): string {
  const of = { ...basis, traits: size.traits };
  if (isSizedByHome(answers)) return homeText(words, size, answers, of);
  const say = words.of(SIZING);
  const roomText = (kind: KindOfRoom, count: number): string | null => {
    const span = spanOfRoom(kind, of);
    const values = { count, room: kindLabel(words, kind), kw: span ? kwText(words, span) : '' };
    return span && say(count > 1 ? 'sizing.each' : 'sizing.one', values);
  };
  const { rooms = [] } = size;
  const asked = Number(roomsAsked(answers));
  const all = asked > 1 && basis.way !== 'splits' && spanOfJob(rooms, asked, of);
  const together = all && say('sizing.together', { kw: kwText(words, all) });
  const unsure = rooms.filter((kind) => kind === 'unsure').length;
  const usual = together && basis.way ? [] : [roomText('bedroom', 1), roomText('living', 1)];
  const open = asked === 1 ? 'sizing.open.room' : 'sizing.open.rooms';
  if (unsure === rooms.length) return sentences(say(open), ...usual, together);
  return sentences(
    ...[...new Set(rooms)].map((kind) => roomText(kind, rooms.filter((one) => one === kind).length)),
    rooms.includes('bigger') && say('sizing.open.bigger'),
    unsure > 0 && say('sizing.open.some', { count: unsure }),
    together,
  );
}

function homeText(words: Words, { home }: SizeAsked, answers: Answers, basis: SizeOfWay & SizeBasis): string {
  const say = words.of(SIZING);
  const isOpen = home === undefined || home === 'unsure';
  const [type] = meanings(answers, 'Q1');
  const by = basis.way ?? (type && (type.asks === 'ducted' ? 'ducted' : 'multi'));
  const open = roomsAsked(answers) === 'whole' ? 'sizing.open.home' : 'sizing.open.over';
  const name = say(isOpen ? open : `sizing.bedrooms.${home}`);
  if (by === 'splits') return say('sizing.home', { home: name });
  const kinds = by ? ([by === 'ducted' ? by : 'multi'] as const) : (['ducted', 'multi'] as const);
  const spans = kinds.flatMap((kind) => spanOfAskedHome(kind, home, answers, basis) ?? []);
  const [kw = '', multi = kw] = spans.map((span) => kwText(words, span));
  return sentences(
    kw === multi ? say('sizing.one', { room: name, kw }) : say('sizing.both', { home: name, ducted: kw, multi }),
    by !== 'ducted' && say('sizing.worstDay'),
    spans.some(mayNeedTwo) && say('sizing.two'),
  );
}

/** What happened to the described rooms after another number of rooms; null if nothing did. @param saved rooms in order */
export function keptText(words: Words, saved: readonly unknown[], answers: Answers): string | null {
  const say = words.of(SIZING);
  const asked = roomsAsked(answers);
  if (saved.length === 0 || asked === null || saved.length === asked) return null;
  if (isSizedByHome(answers)) return say('sizing.kept.home');
  return saved.length > Number(asked) ? say('sizing.kept.fewer', { count: Number(asked) }) : say('sizing.kept.more');
}

/** A part of the brief: what the visitor said, and the kW that follow; null while nothing is said. */
export function sizeSection(words: Words, size: SizeAsked, answers: Answers, basis: SizeOfWay): BriefSection | null {
  const say = words.of(SIZING);
  if (!size.rooms && (size.home ?? 'unsure') === 'unsure') return null;
  const traits = (size.traits ?? []).map((trait) => say(`sizing.trait.${trait}`));
  return {
    name: 'size',
    heading: say('sizing.brief'),
    lines: [
      saidSizeText(words, size, answers, basis),
      ...(traits.length > 0 ? [words.list(traits)] : []),
      forZoneText(words, basis.zone),
      say('sizing.brief.open'),
    ],
    facts: [],
  };
}

/** The zone that the kW are for. */
export function forZoneText(words: Words, zone: Zone | null): string {
  const say = words.of(SIZING);
  return zone ? say('sizing.zone', { zone: zoneLabel(words, zone) }) : say('sizing.anyZone');
}

function kwText(words: Words, { from, to }: KwSpan): string {
  return unitRange(words, from, to, 'kW');
}
