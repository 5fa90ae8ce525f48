import type { Building } from './buildings.ts';
import type { HomeModel, Installed } from './homeModel.ts';
import { indoorUnit, pipe } from './indoorUnits.ts';
import { pipeEnd } from './outdoors.ts';
import { ductedUnit, slimUnit, solid, vent } from './parts.ts';
import type { RoomState } from './rooms.ts';
import { entering, rect, type Shape, shape } from './shape.ts';

/** More outlets than this in a room would touch. */
const MAX_OUTLETS = 2;

/** The indoor parts: the ducts with their unit and outlets, or indoor units and their pipes. */
export function systemParts(home: HomeModel, building: Building, rooms: readonly RoomState[]): readonly Shape[] {
  switch (home.system) {
    case 'ducted':
      return ductwork(home, building, rooms);
    case 'split':
      return home.installed ? installedHeads(home, home.installed, building, rooms) : wantedHeads(home, rooms);
    case 'unknown':
      return [];
  }
}

/** Without a system: an indoor unit on the wall of each room asked for, anywhere if none is yet. */
function wantedHeads({ area }: HomeModel, rooms: readonly RoomState[]): readonly Shape[] {
  return rooms
    .filter(({ served }) => area === 'unknown' || served !== 'no')
    .flatMap((room) => entering('pop', room.index, indoorUnit('wall_mounted', room, room.served === 'yes')));
}

/** As many indoor units as the system takes; unknown ones are the usual ones, one for each room asked for. */
function installedHeads(
  home: HomeModel,
  { heads, style }: Installed,
  building: Building,
  rooms: readonly RoomState[],
): readonly Shape[] {
  const asked = rooms.filter(({ served }) => home.area === 'unknown' || served !== 'no').length;
  const places = rooms.slice(0, heads ?? Math.max(2, asked));
  const usual = style ?? 'wall_mounted';
  const pipes = places.map((room) => pipe(usual, room, building.side) + pipeEnd(home, building));
  return [
    ...pipes.map((d) => shape(heads === null ? 'dashed' : 'accent', d)),
    ...places.flatMap((room) => entering('pop', room.index, indoorUnit(usual, room, heads !== null && style !== null))),
  ];
}

/** A ducted unit above the ceiling or in a bulkhead, with its ducts and outlets. */
function ductwork(home: HomeModel, building: Building, rooms: readonly RoomState[]): readonly Shape[] {
  const { installed } = home;
  const { x, y, drops, pipe: high } = building.ducts;
  const zones = installed?.zones ?? 0;
  const ceiling = building.rooms[1].y;
  const isSlim = installed ? installed.type === 'slim_ducted' : building.isShallow;
  const isLow = installed?.style === 'bulkhead';
  // Every room asked for has an outlet; how many there are is known from the zones.
  const outlets = rooms.flatMap(({ box, index, served }) => {
    const known = installed ? Math.min(MAX_OUTLETS, Math.ceil((zones - index) / rooms.length)) : 0;
    const isAsked = served !== 'no' || (installed !== null && home.area === 'unknown');
    if (known < 1 && !isAsked) return [];
    const look = known < 1 && installed ? 'dashed' : 'ink';
    const count = Math.max(1, known);
    const vents = Array.from({ length: count }, (_, outlet) =>
      vent(box.x + (box.w * (outlet + 0.5)) / count, box.y, look),
    );
    return vents.flat();
  });
  const ducts = rooms.map(({ box, index }) => {
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
    ...outlets,
  ];
}
