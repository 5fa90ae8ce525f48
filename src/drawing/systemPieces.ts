import type { Building } from './buildings.ts';
import type { HomeModel, Installed } from './homeModel.ts';
import { indoorUnit, pipe } from './indoorUnits.ts';
import { pipeEnd } from './outdoors.ts';
import { ductedUnit, slimUnit, solid, vent } from './pieces.ts';
import type { RoomState } from './rooms.ts';
import { entering, rect, type Shape, shape } from './shape.ts';

/** More outlets than this in a room would touch. */
const MAX_OUTLETS = 2;

/**
 * The indoor pieces in the rooms asked for, or in all rooms while the number is unknown: the ducts with their unit and
 * outlets, or indoor units and their pipes.
 */
export function systemPieces(home: HomeModel, building: Building, rooms: readonly RoomState[]): readonly Shape[] {
  const places = rooms.filter(({ served }) => home.area === 'unknown' || served !== 'no');
  switch (home.system) {
    case 'ducted':
      return ductwork(home, building, places);
    case 'split':
      return home.installed ? installedHeads(home, home.installed, building, places) : places.flatMap(wantedHead);
    case 'unknown':
      return [];
  }
}

/** Without a system: an indoor unit on the wall. */
const wantedHead = (room: RoomState): readonly Shape[] =>
  entering('pop', room.index, indoorUnit('wall_mounted', room, room.served === 'yes'));

/** At most the system's number of indoor units; the usual unit if their style is unknown. */
function installedHeads(
  home: HomeModel,
  { heads, style }: Installed,
  building: Building,
  places: readonly RoomState[],
): readonly Shape[] {
  const taken = places.slice(0, heads ?? places.length);
  const usual = style ?? 'wall_mounted';
  const pipes = taken.map(
    (room, index) => pipe(usual, room, building.side) + pipeEnd(home, building, index % (home.installed?.systems ?? 1)),
  );
  const isCertain = ({ served }: RoomState): boolean => heads !== null && style !== null && served !== 'perhaps';
  return [
    ...pipes.map((d) => shape(heads === null ? 'dashed' : 'accent', d)),
    ...taken.flatMap((room) => entering('pop', room.index, indoorUnit(usual, room, isCertain(room)))),
  ];
}

/** A ducted unit above the ceiling or in a bulkhead, with its ducts and outlets. */
function ductwork(home: HomeModel, building: Building, places: readonly RoomState[]): readonly Shape[] {
  const { installed, area } = home;
  const { x, y, drops, pipe: high } = building.ducts;
  const zones = installed?.zones ?? 0;
  const ceiling = building.rooms[1].y;
  const isSlim = installed ? installed.type === 'slim_ducted' : building.isShallow;
  const isLow = installed?.style === 'bulkhead';
  // A whole home has an outlet for each zone. With a number of rooms, each room has one.
  const most = area === 'whole' || area === 'unknown' ? MAX_OUTLETS : 1;
  const outlets = places.flatMap(({ box, served }, place) => {
    const known = Math.min(most, Math.ceil((zones - place) / places.length));
    const count = Math.max(1, known);
    const look = served === 'perhaps' || (installed && known < 1) ? 'dashed' : 'ink';
    return [...Array(count).keys()].flatMap((outlet) => vent(box.x + (box.w * (outlet + 0.5)) / count, box.y, look));
  });
  const ducts = places.map(({ box, index }) => {
    const drop = drops[index] ?? x;
    const start = drop < x ? -17 : 17;
    return `M${x + start} ${isLow ? `${ceiling}V` : ''}${y}H${drop}V${box.y}`;
  });
  // Little space above the ceiling makes a unit low too.
  const isFlat = isLow || building.isShallow;
  const low = isLow ? ceiling + 7.5 : y;
  const unit = isSlim ? slimUnit(x, low - 3.5) : isFlat ? ductedUnit(x, low - 6, 12) : ductedUnit(x, y - 14, 20);
  const isUnknown = installed !== null && installed.style === null;
  const line = `M${x + 12} ${isLow ? ceiling + 8 : y}V${high}H${building.side + 3}${pipeEnd(home, building)}`;
  return [
    ...(installed ? [shape(isUnknown ? 'dashed' : 'accent', line)] : []),
    ...entering('duct', 0, [shape('ink', ...ducts)]),
    ...(isLow ? solid(rect(x - 22, ceiling, 44, 15)) : []),
    ...entering('pop', 0, isUnknown ? unit.map(({ look, d }) => shape(look === 'ink' ? 'dashed' : look, d)) : unit),
    ...(installed || area !== 'unknown' ? outlets : []),
  ];
}
