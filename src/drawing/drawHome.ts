import { buildingOf, GROUND } from './buildings.ts';
import { type HomeModel, isBlank } from './homeModel.ts';
import { balcony, garden, outdoorPiece } from './outdoors.ts';
import { airOf, devices, furniture, type RoomTints, roomControl, roomStates, windows } from './rooms.ts';
import { type Drawing, entering, type Shape, shape } from './shape.ts';
import { LANDSCAPE, STREET } from './street.ts';
import { systemPieces } from './systemPieces.ts';

const WIDTH = 320;
/** A small drawing ends this far from the home: the widest outdoor unit is in it, or two of single splits. */
const SMALL_END = 64;

interface DrawOptions {
  /** For about 100 pixels: the home and the system without furniture, garden and controls, and no wider. */
  readonly small?: boolean;
  /** The air of each room; by default, the visitor's way to control the rooms decides it. */
  readonly tints?: RoomTints;
}

/**
 * A small cutaway of the visitor's home, 320 × 200, drawn from the answers and from a system if there is one. The tint
 * is conditioned air; a dashed line is something unknown.
 */
export function drawHome(home: HomeModel, { small = false, tints = [] }: DrawOptions = {}): Drawing {
  const width = small ? buildingOf(home).side + SMALL_END : WIDTH;
  const ground = shape('ink', `M6 ${GROUND}H${width - 6}`);
  const shapes = isBlank(home)
    ? [ground, ...STREET]
    : cutaway(small ? { ...home, control: 'unknown' } : home, small, ground, tints);
  return { width, height: 200, shapes };
}

function cutaway(home: HomeModel, small: boolean, ground: Shape, tints: RoomTints): readonly Shape[] {
  const building = buildingOf(home);
  const rooms = roomStates(home, building, tints);
  const house = [
    ...(small ? [] : [LANDSCAPE]),
    ...building.around,
    ...(small ? [] : [shape('paper', building.shell)]),
    ...rooms.flatMap((room) => airOf(room, home)),
    ground,
    shape(home.building === 'unknown' ? 'dashed' : 'ink', building.shell, building.walls),
    ...balcony(home, building),
    ...(small
      ? []
      : [windows(building), ...rooms.flatMap((room) => furniture(room, home)), ...entering('slide', 1, garden(home))]),
    ...systemPieces(home, building, rooms),
    ...entering('slide', 0, outdoorPiece(home, building)),
  ];
  // Dashes would be dots.
  if (small) return house.map((line) => (line.look === 'dashed' ? { ...line, look: 'faint' } : line));
  return [...house, ...rooms.flatMap((room) => roomControl(home, room)), ...devices(home, building.rooms)];
}
