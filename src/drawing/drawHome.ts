import { BUILDINGS, GROUND } from './buildings.ts';
import { type HomeModel, isBlank } from './homeModel.ts';
import { balcony, garden, meterBox, outdoorPart } from './outdoors.ts';
import { airOf, devices, furniture, roomControl, roomStates } from './rooms.ts';
import { type Drawing, entering, type Shape, shape } from './shape.ts';
import { STREET } from './street.ts';
import { systemParts } from './systemParts.ts';

const GROUND_LINE = shape('ink', `M6 ${GROUND}H314`);

interface DrawOptions {
  /** For about 100 pixels: the home and the system without furniture, garden, power and controls. */
  readonly small?: boolean;
}

/**
 * A small cutaway of the visitor's home, 320 × 200, drawn from the answers and from a system if there is one. The tint
 * is conditioned air; a dashed line is something unknown.
 */
export function drawHome(home: HomeModel, { small = false }: DrawOptions = {}): Drawing {
  const shapes = isBlank(home)
    ? [GROUND_LINE, ...STREET]
    : cutaway(small ? { ...home, control: 'unknown' } : home, small);
  return { width: 320, height: 200, shapes };
}

function cutaway(home: HomeModel, small: boolean): readonly Shape[] {
  const building = BUILDINGS[home.building];
  const rooms = roomStates(home, building);
  const house = [
    ...building.around,
    ...rooms.flatMap((room) => airOf(room, home)),
    GROUND_LINE,
    shape(home.building === 'unknown' ? 'dashed' : 'ink', building.shell, building.walls),
    ...balcony(home, building),
    ...(small
      ? []
      : [...rooms.flatMap((room) => furniture(room, home)), ...entering('slide', 1, garden(home, building))]),
    ...systemParts(home, building, rooms),
    ...entering('slide', 0, outdoorPart(home, building)),
  ];
  if (small) return house;
  return [
    ...house,
    ...meterBox(home, building),
    ...rooms.flatMap((room) => roomControl(home, room)),
    ...devices(home, building.rooms),
  ];
}
