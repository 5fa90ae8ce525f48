import type { LikelySize } from '../../../matching/size.ts';
import { bandOf, MAX_ROOMS, type Room } from '../../../questionnaire/rooms.ts';
import type { Words } from '../../../words/words.ts';
import { ROOM_SIZE } from './roomSize.ts';

/** "About 30 m²", "3 rooms of 25 m² each" or "20 m² and 35 m²". @param rooms each with an area */
export function roomsText(words: Words, rooms: readonly Room[]): string {
  const say = words.of(ROOM_SIZE);
  const areas = rooms.map(({ area }) => words.unit(area ?? 0, 'm²'));
  const [area = ''] = areas;
  const count = rooms.length;
  const isBand = bandOf(rooms) !== null;
  if (count === 1) return isBand ? say('roomSize.about', { area }) : area;
  const text = areas.every((one) => one === area)
    ? say(isBand ? 'roomSize.aboutEach' : 'roomSize.each', { count, area })
    : words.list(areas);
  // Further rooms have no area.
  return count < MAX_ROOMS ? text : say('roomSize.atLeast', { rooms: text });
}

/** The rooms, and the likely size by rules of thumb. @param likely null if no rule covers the rooms */
export function likelyText(words: Words, described: readonly Room[], likely: LikelySize | null): string {
  const say = words.of(ROOM_SIZE);
  const rooms = roomsText(words, described);
  if (!likely) return say('roomSize.uncovered', { count: described.length, rooms });
  const { from, to } = likely;
  const kw = words.unit(likely.kw, 'kW');
  return from === to ? say('roomSize.agreed', { rooms, kw }) : say('roomSize.likely', { rooms, kw, from, to });
}
