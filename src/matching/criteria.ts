import { type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import { homeOf } from '../questionnaire/homes.ts';
import { MEANING } from '../questionnaire/meaning.ts';
import type { Answers, CriterionId } from '../questionnaire/question.ts';
import type { OptionValue } from '../questionnaire/questionSet.ts';
import {
  COMPACT_FOOTPRINT_M2,
  COMPACT_HEIGHT_MM,
  FLAT_ROOF_INDOOR_HEIGHT_MM,
  footprint,
  indoorUnits,
  isCompact,
  isDucted,
  suitsSmallOutdoorSpace,
  zoneControl,
} from './derivedFacts.ts';
import type { Criterion, Judged, Reason, Verdict } from './verdict.ts';

const judged = (verdict: Verdict, reason: Reason): Judged => ({ verdict, reason });

/** Yes, no or unknown. */
const answered = (yes: boolean | null): Verdict => (yes === null ? 'unknown' : yes ? 'fits' : 'misses');

/** A single choice has exactly one value; a criterion only runs on an answer. */
const only =
  <Value extends string>(judge: (product: Product, value: Value, answers: Answers) => Judged) =>
  (product: Product, values: readonly Value[], answers: Answers): Judged =>
    judge(product, values[0] as Value, answers);

function judgeSystem(product: Product, wanted: OptionValue<'Q1'>): Judged {
  const fits = isDucted(product) === (MEANING.Q1[wanted].asks === 'ducted');
  return judged(answered(fits), { id: 'system', type: product.system_type, wanted });
}

function judgeHome(product: Product, value: OptionValue<'Q2'>): Judged {
  const home = MEANING.Q2[value].asks;
  const stated = product.suits_home_types;
  if (stated !== null) return judged(answered(stated.includes(home)), { id: 'home-stated', home });
  if (home === 'house_flat_roof' && isDucted(product)) {
    const limit = FLAT_ROOF_INDOOR_HEIGHT_MM;
    const height = product.indoor_height_mm;
    return height === null
      ? judged('unknown', { id: 'home-flat-unknown', limit })
      : judged(answered(height <= limit), { id: 'home-flat-height', height, limit });
  }
  if (home === 'apartment') {
    if (product.system_type === 'ducted') return judged('misses', { id: 'home-apartment-ducted' });
    const { phase } = product;
    return judged(answered(phase === null ? null : phase === 1), { id: 'home-apartment-phase', phase });
  }
  return judged('fits', { id: 'home-any', home, type: product.system_type });
}

function judgeArea(product: Product, value: OptionValue<'Q3'>, answers: Answers): Judged {
  const area = MEANING.Q3[value].asks;
  const stated = product.suits_areas;
  if (stated !== null) return judged(answered(stated.includes(area)), { id: 'area-stated', area });
  if (isDucted(product)) return judged(answered(area !== 'single_room'), { id: 'area-ducted', area });
  if (product.system_type === 'split') return judged(answered(area === 'single_room'), { id: 'area-split', area });
  if (area === 'whole_home') {
    const heads = indoorUnits(product);
    const needed = homeOf(answers).wholeHomeHeads;
    return judged(answered(heads === null ? null : heads >= needed), { id: 'area-heads', area, heads, needed });
  }
  return judged(answered(area === 'multiple_rooms'), { id: 'area-multi-split', area });
}

function judgeZones(product: Product, value: OptionValue<'Q4'>): Judged {
  const wanted = MEANING.Q4[value].asks;
  if (wanted === 'any_zoning') return judged('fits', { id: 'zones-unsure' });
  const level = zoneControl(product);
  if (level === null) return judged('unknown', { id: 'zones-unknown' });
  const more = ZONE_CONTROLS.indexOf(level) - ZONE_CONTROLS.indexOf(wanted);
  const own = product.zone_control === null;
  return judged(more < 0 ? 'misses' : more > 0 ? 'partly' : 'fits', { id: 'zones', level, wanted, own });
}

function judgeRooms(product: Product, value: OptionValue<'Q5'>): Judged {
  if (isDucted(product)) return judged('fits', { id: 'rooms-ducted' });
  if (product.system_type === 'split') return judged('misses', { id: 'rooms-split' });
  const needed = MEANING.Q5[value].asks;
  const heads = indoorUnits(product);
  return judged(answered(heads === null ? null : heads >= needed), { id: 'rooms-heads', heads, needed });
}

function judgeOutdoor(product: Product, value: OptionValue<'Q6'>): Judged {
  if (MEANING.Q6[value].asks === 'large') return judged('fits', { id: 'outdoor-large' });
  const suits = suitsSmallOutdoorSpace(product);
  if (suits === null) return judged('unknown', { id: 'outdoor-unknown' });
  if (product.suits_small_outdoor_space !== null)
    return judged(answered(suits), { id: 'outdoor-stated', suits, against: againstStatement(product, suits) });
  return judged(answered(suits), {
    id: 'outdoor-measured',
    width: product.outdoor_width_mm,
    height: product.outdoor_height_mm,
    depth: product.outdoor_depth_mm,
    footprint: footprint(product),
    heightLimit: COMPACT_HEIGHT_MM,
    footprintLimit: COMPACT_FOOTPRINT_M2,
  });
}

/** The measurement that contradicts the provider's statement about a small space: too large for one, or compact after all. */
function againstStatement(product: Product, suits: boolean): Extract<Reason, { id: 'outdoor-stated' }>['against'] {
  const { outdoor_height_mm: height } = product;
  const area = footprint(product);
  if (isCompact(product) !== !suits) return null;
  if (height !== null && (!suits || height > COMPACT_HEIGHT_MM)) return { height };
  return area === null ? null : { footprint: area };
}

function judgeControls(product: Product, values: readonly OptionValue<'Q7'>[]): Judged {
  const wanted = values.map((value) => MEANING.Q7[value].asks).filter((control) => control !== 'any_controls');
  if (wanted.length === 0) return judged('fits', { id: 'controls-not-sure' });
  const supply = product.controls;
  if (supply === null) return judged('unknown', { id: 'controls-unknown', wanted });
  const included = wanted.filter((control) => supply[control] === 'included');
  const optional = wanted.filter((control) => supply[control] === 'optional');
  const missing = wanted.filter((control) => supply[control] === 'none');
  const open = wanted.filter((control) => supply[control] === 'unknown');
  if (open.length > 0 && missing.length === 0) return judged('unknown', { id: 'controls-unknown', wanted: open });
  const verdict = missing.length > 0 ? 'misses' : optional.length > 0 ? 'partly' : 'fits';
  return judged(verdict, { id: 'controls', included, optional, missing });
}

/**
 * THE RULES: one criterion for each question that judges products. A stated fact always beats a derived one, and a
 * blank is never a no.
 */
export const CRITERIA: { readonly [Q in CriterionId]: Criterion<OptionValue<Q>> } = {
  Q1: only(judgeSystem),
  Q2: only(judgeHome),
  Q3: only(judgeArea),
  Q4: only(judgeZones),
  Q5: only(judgeRooms),
  Q6: only(judgeOutdoor),
  Q7: judgeControls,
};
