import { readArea } from '../src/parts/sizing/rules/readArea.ts';
import type { Answers } from '../src/questionnaire/question.ts';
import { MAX_AREA, MAX_ROOMS, MIN_AREA, NEW_ROOM, type Room } from '../src/questionnaire/rooms.ts';
import { roomsAsked } from '../src/questionnaire/roomsAsked.ts';
import { counted } from './counted.ts';

type RoomsReading =
  | { readonly ok: true; readonly rooms: readonly Room[] }
  | { readonly ok: false; readonly reason: string };

/** Reads `--area`, given once for each room in the answers; no rooms without it. */
export function parseRooms(areas: readonly string[], answers: Answers): RoomsReading {
  if (areas.length === 0) return { ok: true, rooms: [] };
  const asked = roomsAsked(answers);
  if (asked === 'whole') return refused("An installer measures a whole home, so --area isn't for it. Leave it out.");
  if (asked === null) return refused('--area needs an answer to Q3: “Single Room”, or “Multiple Rooms” with Q5.');
  const rooms: Room[] = [];
  for (const typed of areas) {
    const area = readArea(typed);
    if (area === 'text') return refused(`--area ${typed} isn't an area in m². Write 20, or length × width like 4x5.`);
    if (typeof area === 'string')
      return refused(`--area ${typed} is too ${area}: rules of thumb are for ${MIN_AREA} to ${MAX_AREA} m².`);
    rooms.push({ ...NEW_ROOM, area });
  }
  if (rooms.length === asked) return { ok: true, rooms };
  const needed =
    asked === MAX_ROOMS
      ? `more than ${asked - 1} rooms: give it ${asked} times`
      : `${counted(asked, 'room')}: give it once for each`;
  return refused(`--area is there ${counted(rooms.length, 'time')}, but the answers ask for ${needed}.`);
}

function refused(reason: string): RoomsReading {
  return { ok: false, reason };
}
