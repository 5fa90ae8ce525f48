import type { Answers } from '../src/questionnaire/question.ts';
import { roomsAsked } from '../src/questionnaire/roomsAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type SizeAsked } from '../src/sizing/sizeAsked.ts';
import { counted } from './counted.ts';

type SizeReading = { readonly ok: true; readonly size: SizeAsked } | { readonly ok: false; readonly reason: string };

/** Reads `--room`, given once for each room in the answers, and `--home`; no size without them. */
export function readSize(rooms: readonly string[], home: string | undefined, answers: Answers): SizeReading {
  if (rooms.length > 0) return readRoomKinds(rooms, answers);
  if (home === undefined) return { ok: true, size: {} };
  const bedrooms = BEDROOMS.find((one) => String(one) === home);
  if (bedrooms === undefined) return refused(`--home ${home} can't be used. Write one of ${BEDROOMS.join(', ')}.`);
  if (!isSizedByHome(answers))
    return refused('--home is for “Whole Home” and “Over 3 Rooms”. For other answers, give --room once for each room.');
  return { ok: true, size: { home: bedrooms } };
}

function readRoomKinds(typed: readonly string[], answers: Answers): SizeReading {
  const kinds = typed.map((one) => KINDS_OF_ROOM.find((kind) => kind === one));
  const bad = kinds.indexOf(undefined);
  if (bad >= 0) return refused(`--room ${typed[bad]} can't be used. Write one of ${KINDS_OF_ROOM.join(', ')}.`);
  const asked = roomsAsked(answers);
  if (asked === null) return refused('--room needs an answer to Q3: “Single Room”, or “Multiple Rooms” with Q5.');
  if (isSizedByHome(answers))
    return refused('--room is for up to 3 rooms. For a whole home or more rooms, give --home with the bedrooms.');
  if (kinds.length === asked) return { ok: true, size: { rooms: kinds.filter((kind) => kind !== undefined) } };
  const needed = asked === 1 ? 'give it once' : 'give it once for each';
  return refused(
    `--room is there ${counted(kinds.length, 'time')}, but the answers ask for ${counted(Number(asked), 'room')}: ${needed}.`,
  );
}

function refused(reason: string): SizeReading {
  return { ok: false, reason };
}
