import { circle, type Look, onCircle, placed, rect, type Shape, shape } from './shape.ts';

/**
 * The pieces of every drawing: the home, the options, the systems and the pictures of the explanations. A piece's
 * position is the middle of its foot if it stands, of its upper edge if it hangs, and its centre if the visitor
 * controls it. Pieces in several sizes take their size next.
 */
type Piece = (x: number, y: number) => readonly Shape[];

/** A body that covers everything behind it, with lines on it. */
export const solid = (outline: string, ...lines: readonly string[]): readonly Shape[] => [
  shape('paper', outline),
  shape('ink', outline, ...lines),
];

/** A body that is unknown: its outline without details. */
export const dashed = (outline: string): readonly Shape[] => [shape('paper', outline), shape('dashed', outline)];

/** Outdoor unit on its feet, with one fan or two above each other. */
export function outdoorUnit(x: number, y: number, w = 34, h = 32, fans = 1, isKnown = true): readonly Shape[] {
  const left = x - w / 2;
  const top = y - h - 3;
  const fan = left + w * 0.42;
  const r = Math.min(h * 0.31, w * 0.34, (h * 0.4) / fans);
  const middles = fans === 1 ? [top + h / 2] : [top + h * 0.27, top + h * 0.73];
  const blades = 'M0 0Q0-6 6-4.5M0 0Q5 3 1 8M0 0Q-5 3-7-3.5';
  const outline = rect(left, top, w, h, 4);
  if (!isKnown) return [...dashed(outline), shape('dashed', ...middles.map((middle) => circle(fan, middle, r)))];
  return solid(
    outline,
    ...middles.flatMap((middle) => [circle(fan, middle, r), placed(blades, fan, middle, r / 10)]),
    ...[0.2, 0.4, 0.6, 0.8].map((louvre) => `M${left + w * 0.8} ${top + h * louvre}h${w * 0.1}`),
    `M${left + 6} ${y - 3}v3M${left + w - 6} ${y - 3}v3`,
  );
}

export const compactUnit: Piece = (x, y) => outdoorUnit(x, y, 24, 22);

export const wallHead: Piece = (x, y) => solid(rect(x - 14, y, 28, 9, 3), `M${x - 9} ${y + 6.3}h18`);

/** Vent in a ceiling: 16 wide, 4 high. */
export const vent = (x: number, y: number, look: Look = 'ink'): readonly Shape[] => [
  shape(look, `M${x - 8} ${y}h16l-2.5 4h-11z`),
];

/** Ducted indoor unit: its fan and its coil. */
export function ductedUnit(x: number, y: number, h: number): readonly Shape[] {
  return solid(
    rect(x - 17, y, 34, h, 3),
    circle(x - 7.5, y + h / 2, h * 0.29),
    ...[3.4, 7.8, 12.2].map((fin) => `M${x + fin} ${y + h * 0.26}v${h * 0.48}`),
  );
}

/** Slim one: wider, 7 high. */
export const slimUnit: Piece = (x, y) =>
  solid(rect(x - 20, y, 40, 7, 3), circle(x - 13, y + 3.5, 2), `M${x - 6} ${y + 3.5}h20`);

/** Bed with its head to the left, or to the right with a negative width. */
export function bed(x: number, y: number, w = 26): readonly Shape[] {
  const outline =
    'M-22 0L-22-22M-22-12L18-12Q22-12 22-8L22 0M-22-5L22-5M-20-12L-20-15Q-20-17-18-17L-11-17Q-9-17-9-15L-9-12';
  return [shape('ink', placed(outline, x, y, w / 44))];
}

export function sofa(x: number, y: number, w = 28): readonly Shape[] {
  const back = 'M-16-13L-16-20Q-16-24-12-24L12-24Q16-24 16-20L16-13';
  const arms =
    'M-22-12Q-22-15-19-15Q-16-15-16-12L-16-7 16-7 16-12Q16-15 19-15Q22-15 22-12L22-3-22-3ZM-17-3L-17 0M17-3L17 0';
  return [shape('ink', placed(back + arms, x, y, w / 44))];
}

/** Table with a chair, 24 wide. */
export const table: Piece = (x, y) => [
  shape('ink', placed('M-12-10L4-10M-9-10L-9 0M1-10L1 0M12-14L12 0M12-6L6-6 6 0', x, y)),
];

/** A window by its upper left corner. */
export function pane(x: number, y: number, w: number, h: number): string {
  return `${rect(x, y, w, h)}M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`;
}

/** A neighbour's window. */
export const farWindow = (x: number, y: number): Shape => shape('faint', pane(x - 6, y, 12, 14));

export function tree(x: number, y: number, h = 46): readonly Shape[] {
  const k = h / 46;
  return [shape('ink', placed('M0 0L0-33M0-25L4-29M0-29L-3-32', x, y, k), circle(x, y - 34 * k, 12 * k))];
}

/** Fence of three boards, 26 high. */
export const fence: Piece = (x, y) => [
  shape(
    'ink',
    ...[-9, -3, 3].map((board) => `M${x + board} ${y}v-23l3-3 3 3v23`),
    `M${x - 12} ${y - 8}h24M${x - 12} ${y - 18}h24`,
  ),
];

/** Rail of a balcony, by the left end of its foot. */
export function rail(x: number, y: number, w: number, h: number): Shape {
  const bars = [0, 1, 2, 3, 4].map((bar) => `M${x + 3 + (bar * (w - 6)) / 4} ${y - h}v${h}`);
  return shape('ink', `M${x} ${y - h}h${w}`, ...bars);
}

/** A room's own dial; the needle points to an angle, as on a clock. */
export function dial(x: number, y: number, degrees: number): readonly Shape[] {
  const ring = circle(x, y, 7);
  return [shape('paper', ring), shape('accent', ring, `M${x} ${y}L${onCircle(x, y, 4.9, degrees)}`)];
}

/** A switch. When on, its body is filled and its knob is a hole on the right. */
export function toggle(x: number, y: number, on: boolean, h = 10): readonly Shape[] {
  const body = rect(x - h * 0.9, y - h / 2, h * 1.8, h, h / 2);
  const knob = h * 0.4;
  return [
    shape('paper', body),
    on ? shape('mark', body, circle(x + knob, y, h * 0.3)) : shape('accent', body, circle(x - knob, y, h * 0.2)),
  ];
}

/** Sun; its rays end at twice its radius. */
export function sun(x: number, y: number, r = 4): readonly Shape[] {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (degrees) => `M${onCircle(x, y, r * 1.65, degrees)}L${onCircle(x, y, r * 2.15, degrees)}`,
  );
  return [shape('accent', circle(x, y, r), ...rays)];
}

export const moon: Piece = (x, y) => [shape('accent', `M${x + 2} ${y - 7}a7 7 0 1 0 5 9a6 6 0 0 1 -5 -9z`)];

/** Screen on a wall, 24 by 18. */
export function screen(x: number, y: number, k = 1): readonly Shape[] {
  const frame = rect(x - 12 * k, y - 9 * k, 24 * k, 18 * k, 2);
  const lines = `M${x - 7 * k} ${y - 2 * k}h${6 * k}M${x - 7 * k} ${y + 3 * k}h${4 * k}`;
  return [shape('paper', frame), shape('accent', frame, lines, circle(x + 5 * k, y, 3 * k))];
}

/** Speaker with its waves, by the middle of the speaker. */
export function speaker(x: number, y: number, k = 1): readonly Shape[] {
  const waves = `M${x + 10 * k} ${y - 4 * k}q${3 * k} ${4 * k} 0 ${8 * k}M${x + 14 * k} ${y - 7 * k}q${5 * k} ${7 * k} 0 ${14 * k}`;
  const body = rect(x - 6 * k, y - 10 * k, 12 * k, 20 * k, 4 * k);
  return [shape('accent', body, circle(x, y + 3 * k, 3 * k), `M${x - k} ${y - 5 * k}h${2 * k}`, waves)];
}

/** Phone, 12 by 21. */
export function phone(x: number, y: number, k = 1): readonly Shape[] {
  const body = rect(x - 6 * k, y - 10.5 * k, 12 * k, 21 * k, 3 * k);
  return [shape('accent', body, `M${x - 1.5 * k} ${y + 7 * k}h${3 * k}M${x - 3 * k} ${y - 2 * k}h${6 * k}`)];
}

/** Question mark in a ring, 28 across. */
export const question: Piece = (x, y) => [
  shape('dashed', circle(x, y, 14)),
  shape('accent', `M${x - 4} ${y - 4}q0-4 4-4t4 4q0 3-4 5v2M${x} ${y + 8}v.1`),
];

/** The letter i in a ring, 18 across, for more to read. */
export const info: Piece = (x, y) => [shape('accent', circle(x, y, 9), `M${x} ${y - 1}v5M${x} ${y - 4.5}v.1`)];

/** Tick in a ring, 28 across. */
export const tick: Piece = (x, y) => [shape('ink', circle(x, y, 14)), shape('accent', `M${x - 6} ${y}l4.5 5 8-9.5`)];

/** Air that comes down and spreads, from a width at (x, y) to a width below. */
export function air(x: number, y: number, from: number, to: number, height: number): Shape {
  return shape('tint', `M${x - from / 2} ${y}h${from}L${x + to / 2} ${y + height}q${-to / 2} ${height / 6} ${-to} 0z`);
}
