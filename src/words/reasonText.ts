import type { Area, Control, HomeType, SystemType, ZoneControl } from '../catalogue/product.ts';
import type { Judged, Reason } from '../matching/verdict.ts';
import { counted, listed, withUnit } from './figures.ts';

/** A system's kind, as it stands in a sentence. */
const KIND: Record<SystemType, string> = {
  split: 'a split system',
  multi_split: 'a multi-split system',
  ducted: 'a ducted system',
  slim_ducted: 'a slim ducted system',
};

const HOME: Record<HomeType, string> = {
  house_pitched_roof: 'a house with a pitched roof',
  house_flat_roof: 'a house with a flat roof',
  townhouse: 'a townhouse',
  apartment: 'an apartment',
};

const AREA: Record<Area, string> = {
  whole_home: 'a whole home',
  multiple_rooms: 'several rooms',
  single_room: 'a single room',
};

const ZONES: Record<ZoneControl, string> = {
  none: 'one temperature for all rooms, with no zones',
  day_night: 'day and night zones',
  room_zoning: 'rooms switched on and off one by one',
  individual_temperature: 'a temperature of its own for each room or zone',
};

const CONTROL: Record<Control, string> = {
  touchscreen: 'a touchscreen',
  voice: 'voice control',
  mobile_app: 'a mobile app',
};

/** A verdict's reason as a sentence that a home owner understands, with the product's own figures. */
export function reasonText({ verdict, reason }: Judged): string {
  const fits = verdict === 'fits';
  switch (reason.id) {
    case 'system':
      return fits
        ? `It is ${KIND[reason.type]}, as you asked.`
        : `It is ${KIND[reason.type]}; you asked for ${reason.wanted.toLowerCase()}.`;
    case 'home-stated':
      return fits
        ? `The provider lists it for ${HOME[reason.home]}.`
        : `The provider does not list it for ${HOME[reason.home]}.`;
    case 'home-any':
      return homeWithoutLimit(reason);
    case 'home-flat-height':
      return fits
        ? `The indoor unit is ${withUnit(reason.height, 'mm')} high, so it suits a shallow ceiling.`
        : `The indoor unit is ${withUnit(reason.height, 'mm')} high; above a flat roof's ceiling there is usually room for ${withUnit(reason.limit, 'mm')}.`;
    case 'home-flat-unknown':
      return `No figure for the indoor unit's height: ask whether it is ${withUnit(reason.limit, 'mm')} or less.`;
    case 'home-apartment-ducted':
      return 'A standard ducted unit needs roof space, which an apartment does not have.';
    case 'home-apartment-phase':
      return apartmentPhase(reason.phase);
    case 'area-stated':
      return fits
        ? `The provider lists it for ${AREA[reason.area]}.`
        : `The provider does not list it for ${AREA[reason.area]}.`;
    case 'area-ducted':
      return fits
        ? `Its ducts serve ${AREA[reason.area]}.`
        : 'Ducts serve several rooms, which is more than a single room needs.';
    case 'area-heads':
      return reason.heads === null
        ? `We don't know how many indoor units it takes: a whole home needs ${reason.needed} or more.`
        : `It takes up to ${counted(reason.heads, 'indoor unit')}; a whole home needs ${reason.needed} or more.`;
    case 'area-multi-split':
      return fits
        ? 'It joins an indoor unit in each of several rooms to one outdoor unit.'
        : 'It is made for several rooms, which is more than a single room needs.';
    case 'area-split':
      return fits ? 'It has one indoor unit for one room.' : 'It has one indoor unit, so it serves one room only.';
    case 'zones':
      return zones(reason, verdict);
    case 'zones-unknown':
      return "We don't know how its rooms are controlled: ask the provider.";
    case 'zones-unsure':
      return 'You were unsure about zones, so they count neither for nor against it.';
    case 'rooms-ducted':
      return 'Its ducts can serve as many rooms as you asked for.';
    case 'rooms-heads':
      return reason.heads === null
        ? `We don't know how many indoor units it takes: you need ${reason.needed}.`
        : `It takes up to ${counted(reason.heads, 'indoor unit')}; you need ${reason.needed}.`;
    case 'rooms-split':
      return 'It has one indoor unit, so each further room would need a system of its own.';
    case 'outdoor-large':
      return 'With plenty of space outdoors, its outdoor unit can stand clear.';
    case 'outdoor-stated':
      return reason.suits
        ? 'The provider lists its outdoor unit for a small space.'
        : 'The provider does not recommend its outdoor unit for a small space.';
    case 'outdoor-measured':
      return outdoorSize(reason, fits);
    case 'outdoor-unknown':
      return "No figure for the outdoor unit's size: ask the installer.";
    case 'controls-not-sure':
      return 'You were not sure about smart controls, so they count neither for nor against it.';
    case 'controls-unknown':
      return `We don't know whether it has ${listed(reason.wanted.map((control) => CONTROL[control]))}: ask the provider.`;
    case 'controls':
      return controls(reason);
  }
}

/** Homes for which the rules know no limit: why that is so depends on the kind of system. */
function homeWithoutLimit({ home, type }: Extract<Reason, { id: 'home-any' }>): string {
  if (type === 'split' || type === 'multi_split') return `It needs no roof space, so it can go into ${HOME[home]}.`;
  return home === 'townhouse'
    ? 'It can go into a townhouse; how its ducts reach each level is for the installer to see.'
    : 'A pitched roof usually leaves room for its indoor unit and ducts.';
}

function apartmentPhase(phase: 1 | 3 | null): string {
  if (phase === 1) return 'It runs on single-phase power, as apartments have.';
  if (phase === 3) return 'It needs three-phase power, which apartments rarely have.';
  return "We don't know whether it needs three-phase power: ask the installer.";
}

function zones({ level, wanted, own }: Extract<Reason, { id: 'zones' }>, verdict: Judged['verdict']): string {
  const offers = own ? 'Each indoor unit has its own thermostat' : `It has ${ZONES[level]}`;
  if (verdict === 'fits') return `${offers}${own ? '.' : ', as you asked.'}`;
  return verdict === 'partly'
    ? `${offers}, which is more than you asked for.`
    : `${offers}; you asked for ${ZONES[wanted]}.`;
}

function outdoorSize(size: Extract<Reason, { id: 'outdoor-measured' }>, fits: boolean): string {
  const { width, height, depth, footprint, heightLimit, footprintLimit } = size;
  if (!fits && height !== null && height > heightLimit) {
    return `The outdoor unit is ${withUnit(height, 'mm')} high; for a small space ${withUnit(heightLimit, 'mm')} is the limit.`;
  }
  if (!fits) {
    return `The outdoor unit takes ${withUnit(footprint ?? 0, 'm²')} of floor; for a small space ${withUnit(footprintLimit, 'm²')} is the limit.`;
  }
  return `The outdoor unit is compact: ${width} × ${height} × ${withUnit(depth ?? 0, 'mm')}.`;
}

function controls({ included, optional, missing }: Extract<Reason, { id: 'controls' }>): string {
  const parts = [
    [included, 'is included', 'are included'],
    [optional, 'is an extra at a price', 'are extras at a price'],
    [missing, 'is not to be had for it', 'are not to be had for it'],
  ] as const;
  const sentences = parts
    .filter(([names]) => names.length > 0)
    .map(([names, one, many]) => `${listed(names.map((name) => CONTROL[name]))} ${names.length === 1 ? one : many}`);
  const text = sentences.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
