import { circle, onCircle, placed, rect, type Shape, shape } from './shape.ts';

/** The parts that only the explanation pictures need; see parts.ts. */

/** Digits 1 to 3 around 0 0, as clockwise outlines. */
const DIGITS = [
  'M-0.4-4.8L1.7-4.8 1.7 4.8-0.5 4.8-0.5-2-2.7-0.9-2.7-3Z',
  'M-3.1-1.8Q-3.1-4.9 0-4.9Q3.1-4.9 3.1-2.1Q3.1-0.6 1.1 1.2L-0.4 2.7 3.2 2.7 3.2 4.7-3.3 4.7-3.3 3-0.5 0.3Q0.8-0.9 0.8-2Q0.8-3.1-0.1-3.1Q-1-3.1-1-1.8Z',
  'M-3.1-2.3Q-2.9-4.9 0-4.9Q3-4.9 3-2.4Q3-0.8 1.6-0.2Q3.3 0.4 3.3 2Q3.3 4.9 0 4.9Q-3.1 4.9-3.3 2.2L-1.2 2.2Q-1.1 3.1 0 3.1Q1.1 3.1 1.1 2Q1.1 0.8-0.3 0.8L-0.9 0.8-0.9-1-0.3-1Q0.9-1 0.9-2.1Q0.9-3.1-0.1-3.1Q-1-3.1-1.1-2.3Z',
] as const;

/** A number in a disc, 18 across. The digit is a hole, so the background shows through. */
export function badge(number: 1 | 2 | 3, x: number, y: number): Shape {
  return shape('mark', circle(x, y, 9), placed(DIGITS[number - 1] ?? '', x, y));
}

/** An arrow head that points to an angle, as on a clock. */
export function arrowHead(x: number, y: number, degrees: number): string {
  const barb = (turn: number): string => onCircle(x, y, 4.5, degrees + turn);
  return `M${barb(143)}L${x} ${y}L${barb(217)}`;
}

/** Arrows to both ends of a free space: along x with a width, else along y. */
export function span(x: number, y: number, w: number, h = 0): Shape {
  const heads =
    h === 0 ? [arrowHead(x, y, 270), arrowHead(x + w, y, 90)] : [arrowHead(x, y, 0), arrowHead(x, y + h, 180)];
  return shape('accent', `M${x} ${y}l${w} ${h}`, ...heads);
}

/** Duct with air, straight down. */
export function straightDuct(x: number, y: number, w: number, h: number): readonly Shape[] {
  return [shape('tint', rect(x - w / 2, y, w, h)), shape('ink', `M${x - w / 2} ${y}v${h}M${x + w / 2} ${y}v${h}`)];
}

/** Return air grille, 18 wide and 5 high. */
export function grille(x: number, y: number): Shape {
  return shape('ink', rect(x - 9, y, 18, 5), `M${x - 4.5} ${y}v5M${x} ${y}v5M${x + 4.5} ${y}v5`);
}

/** Door with its handle, 20 wide and 46 high. */
export function door(x: number, y: number): Shape {
  return shape('ink', `M${x - 10} ${y}v-46h20v46M${x + 5} ${y - 23}v2`);
}

/** Tuft of grass. */
export function tuft(x: number, y: number): Shape {
  return shape('ink', `M${x - 4} ${y - 6}l4 6 4-6M${x} ${y}v-9`);
}

/** Standing person, by height. */
export function person(x: number, y: number, h: number): Shape {
  const k = h / 25;
  const body = 'M-5 0L-5-9Q-5-15 0-15Q5-15 5-9L5 0';
  return shape('ink', circle(x, y - 21.5 * k, 3.5 * k), placed(body, x, y, k));
}

/** Bird, by its feet. */
export function bird(x: number, y: number): Shape {
  return shape('ink', placed('M-9-2Q-3-1-2-6Q-1-11 4-11Q7-11 7-8L10-7 7-6Q6-1 0-1ZM1-1L1 2', x, y));
}

/** Letterbox on its post. */
export function letterbox(x: number, y: number): Shape {
  return shape('ink', `M${x} ${y}v-16M${x - 7} ${y - 16}v-7q0-4 4-4h6q4 0 4 4v7zM${x - 3} ${y - 21}h6`);
}

/** Marks around a dial. */
export function scale(x: number, y: number, r: number): Shape {
  const marks = [240, 300, 0, 60, 120].map(
    (degrees) => `M${onCircle(x, y, r + 3, degrees)}L${onCircle(x, y, r + 4, degrees)}`,
  );
  return shape('accent', ...marks);
}

/** From above: a door that opens from its hinge, over a gap and into a room. */
export function swing(x: number, y: number, gap: number, into: number): Shape {
  return shape(
    'ink',
    `M${x} ${y}v${into}A${Math.abs(gap)} ${Math.abs(into)} 0 0 ${gap * into < 0 ? 1 : 0} ${x + gap} ${y}`,
  );
}

/** From above: a window in a wall that runs along x. */
export function windowInWall(x: number, y: number): Shape {
  return shape('ink', rect(x - 20, y - 2.5, 40, 5));
}

/** From above: a sofa with its back to the left, and a low table. */
export function sofaFromAbove(x: number, y: number): Shape {
  return shape(
    'ink',
    rect(x, y - 20, 17, 40, 3),
    `M${x + 17} ${y - 14}h-11v28h11M${x + 6} ${y}h11`,
    rect(x + 23, y - 9, 11, 18, 2),
  );
}

/** From above: a table with four chairs. */
export function tableFromAbove(x: number, y: number): Shape {
  const chairs = [-8, 8].map((along) => `M${x - 13} ${y + along - 4}v8M${x + 13} ${y + along - 4}v8`);
  return shape('ink', rect(x - 9, y - 16, 18, 32, 2), ...chairs);
}

/** From above: a double bed with its head to the right. */
export function bedFromAbove(x: number, y: number): Shape {
  const pillows = [y - 14, y + 2].map((top) => rect(x - 10, top, 6, 12, 2));
  return shape('ink', `M${x} ${y - 18}h-34q-3 0-3 3v30q0 3 3 3h34zM${x - 15} ${y - 18}v36`, ...pillows);
}
