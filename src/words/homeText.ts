import type { HomeModel } from '../drawing/homeModel.ts';
import { HOME } from './english/home.ts';
import type { Words } from './words.ts';

/**
 * The drawing of a home in words: "Apartment: two rooms cooled and heated, little space outdoors." Unknown details are
 * left out, except the kind of home and the number of rooms, because the drawing shows them as unknown.
 */
export function homeText(words: Words, { building, system, area, control, outdoor, controls }: HomeModel): string {
  const say = words.of(HOME);
  const details = [
    ...(area === 'unknown' ? [] : [say(`drawing.area.${area}`)]),
    ...(system === 'unknown' ? [] : [say(`drawing.system.${system}`)]),
    ...(control === 'unknown' ? [] : [say(`drawing.control.${control}`)]),
    ...(outdoor === 'unknown' ? [] : [say(`drawing.outdoor.${outdoor}`)]),
    ...controls.map((device) => say(`drawing.device.${device}`)),
  ];
  const home = say(`drawing.building.${building}`);
  if (details.length === 0) return say('drawing.plain', { building: home });
  return say('drawing.list', { building: home, details: details.join(', ') });
}
