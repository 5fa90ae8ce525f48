import type { IndoorUnitStyle, SystemType } from '../catalogue/product.ts';
import { air, duct, ductedUnit, outdoorUnit, slimUnit, vent, wallHead } from './parts.ts';
import { type Drawing, rect, type Shape, shape } from './shape.ts';

const FLOOR = 132;
const CEILING = 26;

/** A room with its walls, and the outdoor unit beside it. */
const ROOM: readonly Shape[] = [
  shape('ink', `M8 ${FLOOR}H192M18 ${FLOOR}V${CEILING}H136V${FLOOR}`),
  ...outdoorUnit(166, FLOOR),
];

/** A unit above the ceiling with its ducts to two vents. */
function ducted(unit: readonly Shape[]): readonly Shape[] {
  return [46, 108]
    .flatMap((x) => [air(x, 30, 16, 44, 62), ...duct(77, 14, x, CEILING, 6), ...vent(x, CEILING)])
    .concat(unit);
}

/** The drawing of each style of indoor unit, with its air. */
const INDOOR: Readonly<Record<IndoorUnitStyle, readonly Shape[]>> = {
  wall_mounted: [air(77, 49, 26, 74, 60), ...wallHead(77, 40)],
  floor_console: [
    shape('tint', `M60 104Q60 62 104 58L112 74Q88 82 88 104z`),
    shape('paper', rect(60, 104, 30, 26, 3)),
    shape('ink', rect(60, 104, 30, 26, 3), 'M65 110h20M65 124h20'),
  ],
  cassette: [air(77, 31, 38, 84, 67), shape('ink', rect(59, 13, 36, 13, 2), 'M54 26h46l-4 5h-38z')],
  under_ceiling: [
    shape('tint', 'M96 42L124 96Q92 110 70 100z'),
    shape('paper', rect(50, 28, 48, 13, 4)),
    shape('ink', rect(50, 28, 48, 13, 4), 'M56 36h36'),
  ],
  bulkhead: [
    shape('tint', 'M60 46L124 62V92Q92 96 60 58z'),
    shape('paper', rect(18, CEILING, 42, 34)),
    shape('ink', rect(18, CEILING, 42, 34), 'M60 40v14M56 40v14'),
  ],
  concealed_ducted: ducted(ductedUnit(77, 4)),
};

/** Two rooms of a multi-split with one outdoor unit. */
const MULTI_SPLIT: readonly Shape[] = [
  air(47, 49, 26, 50, 58),
  air(107, 49, 26, 50, 58),
  ...wallHead(47, 40),
  ...wallHead(107, 40),
  shape('ink', `M77 ${CEILING}V${FLOOR}`),
  shape('accent', 'M47 40V34H144V112H149M107 40V34'),
];

/**
 * A system without its own picture: its indoor unit with air, and the outdoor unit. Without a style, the usual one for
 * the type.
 */
export function systemDrawing(type: SystemType, style: IndoorUnitStyle | null): Drawing {
  const shapes = (): readonly Shape[] => {
    if (type === 'multi_split' && (style === null || style === 'wall_mounted')) return MULTI_SPLIT;
    if (type === 'slim_ducted' && (style === null || style === 'concealed_ducted')) {
      return ducted(slimUnit(77, 9));
    }
    return INDOOR[style ?? (type === 'ducted' ? 'concealed_ducted' : 'wall_mounted')];
  };
  return { width: 200, height: 150, shapes: [...shapes(), ...ROOM] };
}
