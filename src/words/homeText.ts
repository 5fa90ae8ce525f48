import { type HomeControl, type HomeModel, type Installed, isBlank } from '../drawing/homeModel.ts';
import { HOME } from './english/home.ts';
import type { Words } from './words.ts';

/**
 * The drawing of a home in words: "Apartment: two rooms cooled and heated, little space outdoors." Unknown details are
 * left out, except those that the drawing shows as unknown. A system in it follows in a second sentence.
 */
export function homeText(words: Words, model: HomeModel): string {
  const say = words.of(HOME);
  if (isBlank(model)) return say('drawing.street');
  const { building, system, area, control, outdoor, controls, installed } = model;
  const devices = controls.map((device) => deviceText(words, device));
  const details = [
    ...(area === 'unknown' ? [] : [say(`drawing.area.${area}`)]),
    ...(system === 'unknown' || installed ? [] : [say(`drawing.system.${system}`)]),
    ...(control === 'unknown' ? [] : [say(`drawing.control.${control}`)]),
    ...(outdoor === 'unknown' ? [] : [say(`drawing.outdoor.${outdoor}`)]),
    ...(installed ? [] : devices),
  ];
  const name = { building: say(`drawing.building.${building}`) };
  const home =
    details.length === 0 ? say('drawing.plain', name) : say('drawing.list', { ...name, details: details.join(', ') });
  if (installed === null) return home;
  const fitted = [
    ...(system === 'ducted' ? ductedText(words, model, installed) : headsText(words, installed)),
    outsideText(words, installed),
    ...devices,
  ];
  const unit = fitted.join(', ');
  if (installed.systems > 1) return say('drawing.with.each', { home, count: installed.systems, details: unit });
  return say('drawing.with', { home, system: say(`drawing.type.${installed.type}`), details: unit });
}

function deviceText(words: Words, { control, supply }: HomeControl): string {
  const say = words.of(HOME);
  const device = say(`drawing.device.${control === 'mobile_app' ? 'phone' : control}`);
  if (supply === 'optional') return say('drawing.optional', { device });
  return supply === 'unknown' ? say('drawing.maybe', { device }) : device;
}

function ductedText(words: Words, { building }: HomeModel, { style, zones }: Installed): readonly string[] {
  const say = words.of(HOME);
  const above = building === 'pitched' || building === 'townhouse' ? 'roof' : 'ceiling';
  const place = style === null ? 'unknown' : style === 'bulkhead' ? style : above;
  return [
    say(`drawing.unit.${place}`),
    zones === null ? say('drawing.zones.unknown') : say('drawing.zones', { count: zones }),
  ];
}

function headsText(words: Words, { style, heads, systems }: Installed): readonly string[] {
  const say = words.of(HOME);
  // Single splits have one each.
  const count = systems > 1 ? 1 : heads;
  const number = count === null ? say('drawing.heads.unknown') : say('drawing.heads', { count });
  return [number, say(`drawing.style.${style ?? 'unknown'}`)];
}

function outsideText(words: Words, { width, height, systems }: Installed): string {
  const say = words.of(HOME);
  if (width === null || height === null) return say(systems > 1 ? 'drawing.outside.own' : 'drawing.outside.unknown');
  return say('drawing.outside', { width: words.unit(width, 'mm'), height: words.unit(height, 'mm') });
}
