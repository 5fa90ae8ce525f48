import type { Control } from '../catalogue/product.ts';
import type { Building } from './buildings.ts';
import type { HomeControl, HomeModel } from './homeModel.ts';
import { bed, dial, moon, pane, phone, screen, sofa, speaker, sun, table, toggle } from './pieces.ts';
import { type Box, entering, rect, type Shape, shape } from './shape.ts';

/** The place of the kitchen among a building's rooms. */
const KITCHEN = 3;
/** The width of the sofa, and of the bench that the speaker and the phone stand on. */
const SOFA = 28;
const BENCH = 24;
/** The side of a floor console. */
export const CONSOLE = 14;
/** Furniture makes room for it by this much. */
const ASIDE = 10;
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

/**
 * The air of the rooms that the visitor has described, by their place in the home; null leaves it to the visitor's way to control the
 * rooms. Without a place, a room isn't served.
 */
export type RoomTints = readonly RoomState['air'][];

/** The rooms of a home: exactly those asked for are served. */
export function roomStates(
  { area, control }: HomeModel,
  { rooms }: Building,
  tints: RoomTints = [],
): readonly RoomState[] {
  const count = area === 'whole' ? 4 : typeof area === 'number' ? area : 0;
  return rooms.map((box, index) => {
    if (area === 'several') return { box, index, served: 'perhaps', air: null };
    const served = tints.length > 0 ? tints[index] !== undefined : index < count;
    return {
      box,
      index,
      served: served ? 'yes' : 'no',
      air: served ? (tints[index] ?? airStrength(control, index)) : null,
    };
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

/** The windows are in the far walls, clear of the ducts to other rooms: to the right in the first two rooms, else to the left. */
const windowLeft = ({ box: { x, w }, index }: Pick<RoomState, 'box' | 'index'>): number =>
  index < 2 ? x + w * 0.8 - 5 : x + 5;

export function windowMiddle(room: Pick<RoomState, 'box' | 'index'>): number {
  return windowLeft(room) + room.box.w / 10;
}

export function windows({ rooms }: Building): Shape {
  return shape('faint', ...rooms.map((box, index) => pane(windowLeft({ box, index }), box.y + 17, box.w / 5, 12)));
}

/** The distance by which a floor console moves the furniture of a room. */
const aside = (installed: HomeModel['installed'], index: number): number =>
  installed?.style !== 'floor_console' ? 0 : index < 2 ? -ASIDE : ASIDE;

/** The left end of the bench in the living room: at its right wall, or before a floor console. */
const benchLeft = ({ x, w }: Box, installed: HomeModel['installed']): number =>
  x + w - 6 - BENCH + 1.8 * aside(installed, 0);

/** A single room may be a bedroom, a study or an open plan, so it has a table, and no sofa. */
export function furniture({ box, index }: RoomState, { area, installed }: HomeModel): readonly Shape[] {
  const foot = box.y + box.h - 1;
  if (index > 0) return (index === KITCHEN ? table : bed)(box.x + box.w / 2 + aside(installed, index), foot);
  const left = benchLeft(box, installed);
  const space = left - box.x;
  return [
    ...(area === 1 ? table(left - space / 2, foot) : sofa(left - space / 2, foot, Math.min(SOFA, space - 8))),
    shape('ink', `M${left} ${foot - 8}h${BENCH}M${left + 2} ${foot - 8}v8M${left + BENCH - 2} ${foot - 8}v8`),
  ];
}

/** The visitor's way to control a room. */
export function roomControl({ control }: HomeModel, room: RoomState): readonly Shape[] {
  return room.served === 'no' ? [] : entering('pop', room.index, controlOf(control, room));
}

function controlOf(control: HomeModel['control'], { box, index, air }: RoomState): readonly Shape[] {
  // Beside the window, and below an indoor unit.
  const x = box.x + box.w * (index < 2 ? 0.42 : 0.58);
  const y = Math.round(box.y + box.h * 0.45);
  switch (control) {
    case 'individual':
      return dial(x, y, NEEDLES[index] ?? 0);
    case 'rooms':
      return toggle(x, y, air !== null);
    case 'day_night':
      return BY_DAY[index] ? sun(x, y, 3.3) : moon(x, y);
    case 'unknown':
      return [];
  }
}

/** Each control where it belongs in the living room, which is cooled first: the touchscreen on a wall, the others on a bench. */
const PLACES: Readonly<Record<Control, (living: Box, bench: number) => readonly Shape[]>> = {
  touchscreen: ({ x, y, h }) => screen(x + 11, y + h * 0.58, 0.55),
  voice: ({ y, h }, bench) => speaker(bench + 4, y + h - 16, 0.6),
  mobile_app: ({ y, h }, bench) => phone(bench + 20.5, y + h - 16.5, 0.6),
};

/** The controls in the home; of those that aren't certain only the outline, which is dashed. */
export function devices({ installed, controls }: HomeModel, [living]: Building['rooms']): readonly Shape[] {
  return controls.flatMap(({ control, supply }) => {
    const drawn = PLACES[control](living, benchLeft(living, installed)).map(({ look, d }) =>
      look === 'accent' && !isCertain(supply) ? shape('dashed', d.replace(/(?<=.)M.*/, '')) : shape(look, d),
    );
    return entering('pop', 0, drawn);
  });
}

function isCertain(supply: HomeControl['supply']): boolean {
  return supply === 'asked' || supply === 'included';
}
