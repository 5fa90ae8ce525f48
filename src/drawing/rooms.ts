import type { Control } from '../catalogue/product.ts';
import type { Building } from './buildings.ts';
import type { HomeControl, HomeModel } from './homeModel.ts';
import { bed, dial, moon, pane, phone, screen, sofa, speaker, sun, table, toggle } from './parts.ts';
import { type Box, entering, rect, type Shape, shape } from './shape.ts';

/** The use of each room, in the order of a building's rooms. */
const FURNITURE = [sofa, bed, bed, table] as const;
/** A floor console leaves a narrow living room an armchair, and moves other furniture. */
const NARROW = 60;
const ARMCHAIR = 18;
const SMALL_SOFA = 24;
/** The rooms used by day, in the same order. */
const BY_DAY = [true, false, false, true] as const;
/** The needle of each room's own temperature dial. */
const NEEDLES = [40, -50, 0, 110] as const;

/** The known facts of one room. */
export interface RoomState {
  readonly box: Box;
  readonly index: number;
  /** Cooled and heated, not, or unknown. */
  readonly served: 'yes' | 'no' | 'perhaps';
  /** Cooled and heated at this moment, fully or weakly. */
  readonly air: 'tint' | 'half' | null;
}

/** The rooms of a home: exactly those asked for are served. */
export function roomStates({ area, control }: HomeModel, { rooms }: Building): readonly RoomState[] {
  const count = area === 'whole' ? 4 : typeof area === 'number' ? area : 0;
  return rooms.map((box, index) => {
    if (area === 'several') return { box, index, served: 'perhaps', air: null };
    const served = index < count;
    return { box, index, served: served ? 'yes' : 'no', air: served ? airStrength(control, index) : null };
  });
}

function airStrength(control: HomeModel['control'], index: number): RoomState['air'] {
  switch (control) {
    case 'individual':
      return index % 2 === 0 ? 'tint' : 'half';
    case 'day_night':
      return BY_DAY[index] ? 'tint' : 'half';
    case 'rooms':
    case 'unknown':
      return 'tint';
  }
}

/** A whole home is filled from wall to wall; single rooms stay clear of their walls, so they can be counted. */
export function airOf({ box, index, served, air }: RoomState, { area }: HomeModel): readonly Shape[] {
  const inset = area === 'whole' ? 0 : 4;
  const { x, y, w, h } = box;
  const path = rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, inset);
  if (served === 'perhaps') return entering('pop', index, [shape('dashed', path)]);
  return air ? entering('air', index, [shape(air, path)]) : [];
}

/** A window in the far wall of each room, clear of the ducts to other rooms. */
export function windows({ rooms }: Building): Shape {
  return shape(
    'faint',
    ...rooms.map(({ x, y, w }, room) => pane(room < 2 ? x + w * 0.8 - 5 : x + 5, y + 17, w / 5, 12)),
  );
}

export function furniture({ box, index }: RoomState, { installed, controls }: HomeModel): readonly Shape[] {
  const isNarrow = installed?.style === 'floor_console' && box.w < NARROW;
  const [x, y] = [box.x + box.w / 2, box.y + box.h - 1];
  // The bench with the phone stands beside the sofa.
  const hasBench = index === 0 && box.w < NARROW && controls.some(({ control }) => control === 'mobile_app');
  if (!isNarrow) return hasBench ? sofa(x - 6, y, SMALL_SOFA) : (FURNITURE[index]?.(x, y) ?? []);
  return index === 0 ? sofa(x + 5, y, ARMCHAIR) : (FURNITURE[index]?.(x + 8, y) ?? []);
}

/** The visitor's way to control a room. */
export function roomControl({ control }: HomeModel, room: RoomState): readonly Shape[] {
  return room.served === 'no' ? [] : entering('pop', room.index, controlOf(control, room));
}

function controlOf(control: HomeModel['control'], { box, index, air }: RoomState): readonly Shape[] {
  // Beside the window, and below an indoor unit.
  const x = box.x + box.w * (index < 2 ? 0.38 : 0.62);
  const y = Math.round(box.y + box.h * 0.43);
  switch (control) {
    case 'individual':
      return dial(x, y, NEEDLES[index] ?? 0);
    case 'rooms':
      return toggle(x, y, air === 'tint');
    case 'day_night':
      return BY_DAY[index] ? sun(x, y, 3.3) : moon(x, y);
    case 'unknown':
      return [];
  }
}

/** Each control where it belongs: the touchscreen on a wall and the phone on a bench of the living room, the speaker on the kitchen table. */
const PLACES: Readonly<Record<Control, (living: Box, kitchen: Box) => readonly Shape[]>> = {
  touchscreen: ({ x, y, h }) => screen(x + 10, y + h * 0.62, 0.6),
  voice: (_, { x, y, w, h }) => speaker(x + w / 2 - 5, y + h - 18, 0.6),
  mobile_app: ({ x, y, w, h }) => [
    shape('ink', `M${x + w - 11} ${y + h - 9}h9M${x + w - 9} ${y + h - 9}v8M${x + w - 4} ${y + h - 9}v8`),
    ...phone(x + w - 6.5, y + h - 17, 0.6),
  ],
};

/** The controls in the home; those that aren't certain are dashed. */
export function devices({ controls }: HomeModel, [living, , , kitchen]: Building['rooms']): readonly Shape[] {
  return controls.flatMap(({ control, supply }) => {
    const parts = PLACES[control](living, kitchen).map(({ look, d }) =>
      shape(look === 'accent' && !isCertain(supply) ? 'dashed' : look, d),
    );
    return entering('pop', 0, parts);
  });
}

function isCertain(supply: HomeControl['supply']): boolean {
  return supply === 'asked' || supply === 'included';
}
