import { BUILDINGS, type Building, GROUND } from './buildings.ts';
import type { HomeModel } from './homeModel.ts';
import {
  bed,
  compactUnit,
  dashedHead,
  dial,
  fence,
  moon,
  outdoorUnit,
  phone,
  rail,
  screen,
  sofa,
  speaker,
  sun,
  table,
  toggle,
  tree,
  vent,
  wallHead,
} from './parts.ts';
import { type Box, type Drawing, rect, type Shape, shape } from './shape.ts';

/** The use of each room, in the order of a building's rooms. */
const FURNITURE = [sofa, bed, bed, table] as const;
/** The rooms used by day, in the same order. */
const BY_DAY = [true, false, false, true] as const;
/** The needle of each room's own temperature dial. */
const NEEDLES = [40, -50, 0, 110] as const;

/** The known facts of one room. */
interface RoomState {
  readonly box: Box;
  readonly index: number;
  /** Cooled and heated, not, or unknown. */
  readonly served: 'yes' | 'no' | 'perhaps';
  /** Cooled and heated at this moment, fully or weakly. */
  readonly air: 'tint' | 'half' | null;
}

/**
 * A small cutaway of the visitor's home, 320 × 200, drawn from the answers alone. The tint is conditioned air; a dashed
 * line is something unknown.
 */
export function drawHome(home: HomeModel): Drawing {
  const building = BUILDINGS[home.building];
  const rooms = building.rooms.map((box, index) => roomState(home, box, index));
  const known = home.building !== 'unknown';
  const shapes = [
    ...building.around,
    ...rooms.flatMap((room) => airOf(room, home)),
    shape('ink', `M6 ${GROUND}H314`),
    shape(known ? 'ink' : 'dashed', building.shell),
    ...(known ? [shape('ink', building.walls)] : []),
    ...(known ? rooms.flatMap(furniture) : []),
    ...system(home, building, rooms),
    ...rooms.flatMap((room) => control(home, room)),
    ...outdoors(home),
    ...devices(home),
  ];
  return { width: 320, height: 200, shapes };
}

function roomState({ area, control }: HomeModel, box: Box, index: number): RoomState {
  if (area === 'unknown' || area === 'several') {
    return { box, index, served: area === 'several' ? 'perhaps' : 'no', air: null };
  }
  const count = area === 'whole' ? 4 : area;
  const served = index < count;
  return { box, index, served: served ? 'yes' : 'no', air: served ? airStrength(control, index, count) : null };
}

function airStrength(control: HomeModel['control'], index: number, count: number): RoomState['air'] {
  switch (control) {
    case 'individual':
      return index % 2 === 0 ? 'tint' : 'half';
    case 'rooms':
      return index === count - 1 ? null : 'tint';
    case 'day_night':
      return BY_DAY[index] ? 'tint' : 'half';
    case 'unknown':
      return 'tint';
  }
}

/** A whole home is filled from wall to wall; single rooms stay clear of their walls, so they can be counted. */
function airOf({ box, served, air }: RoomState, { area }: HomeModel): readonly Shape[] {
  const inset = area === 'whole' ? 0 : 4;
  const { x, y, w, h } = box;
  const path = rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, inset);
  if (served === 'perhaps') return [shape('dashed', path)];
  return air ? [shape(air, path)] : [];
}

function furniture({ box, index }: RoomState): readonly Shape[] {
  return FURNITURE[index]?.(box.x + box.w / 2, box.y + box.h - 1) ?? [];
}

function system(home: HomeModel, building: Building, rooms: readonly RoomState[]): readonly Shape[] {
  const middle = ({ box }: RoomState): number => box.x + box.w / 2;
  if (home.system === 'ducted') {
    const vents = rooms.filter(({ served }) => served !== 'no').flatMap((room) => vent(middle(room), room.box.y));
    return [shape('ink', building.ducts), ...building.unit, ...vents];
  }
  if (home.system === 'split') {
    const anywhere = home.area === 'unknown';
    return rooms
      .filter(({ served }) => anywhere || served !== 'no')
      .flatMap((room) => (room.served === 'yes' ? wallHead : dashedHead)(middle(room), room.box.y + 7));
  }
  return [];
}

function control(home: HomeModel, { box, index, served, air }: RoomState): readonly Shape[] {
  if (served === 'no') return [];
  const x = box.x + box.w / 2;
  const y = Math.round(box.y + box.h * 0.4);
  switch (home.control) {
    case 'individual':
      return dial(x, y, NEEDLES[index] ?? 0);
    case 'rooms':
      return toggle(x, y, air !== null);
    case 'day_night':
      return BY_DAY[index] ? sun(x, y) : moon(x, y);
    case 'unknown':
      return [];
  }
}

function outdoors({ outdoor, building }: HomeModel): readonly Shape[] {
  const flat = building === 'apartment';
  const balcony = flat ? [shape('ink', 'M240 132H286'), rail(240, 132, 46, 18)] : [];
  switch (outdoor) {
    case 'large':
      return [...balcony, ...outdoorUnit(268, GROUND), ...tree(303, GROUND)];
    case 'small':
      return flat ? [...balcony, ...compactUnit(262, 132)] : [...compactUnit(262, GROUND), ...fence(290, GROUND)];
    case 'unknown':
      return balcony;
  }
}

/** Each control has a fixed place, so none moves when another is chosen. */
const DEVICES = {
  touchscreen: screen(246, 24),
  voice: speaker(275, 24),
  phone: phone(308, 24),
};

function devices({ controls }: HomeModel): readonly Shape[] {
  return controls.flatMap((device) => DEVICES[device]);
}
