import { CONTROLS, type Control, type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isSmaller, mayCompare } from './comparable.ts';
import { workPerKwh, zoneControl } from './derivedFacts.ts';
import { type Basis, between } from './differences.ts';
import { judge } from './judge.ts';

/**
 * True if a system fits as well as another one of its kind and size, is worse in nothing, and noticeably better in something. A
 * figure that only the other one gives counts against it; prices of two kinds aren't compared.
 */
export function dominates(one: Product, other: Product, basis: Basis): boolean {
  if (!isAlike(one, other) || isSmaller(one, other) || isWorse(one, other, basis)) return false;
  return between(other, one, basis).some(({ id, gain }) => gain && id !== 'known');
}

/** True if a system is worse than another one in anything, even slightly. */
function isWorse(one: Product, other: Product, { answers, zone }: Basis): boolean {
  const [work, otherWork] = [zone && workPerKwh(one, zone), zone && workPerKwh(other, zone)];
  const [open, otherOpen] = [openPoints(one, answers), openPoints(other, answers)];
  return (
    open.some((count, index) => count > Number(otherOpen[index])) ||
    isDearer(one, other) ||
    isLouder(one, other) ||
    isBelow(work?.cool, otherWork?.cool) ||
    isBelow(work?.heat, otherWork?.heat) ||
    CONTROLS.some((control) => isBelow(supplyOf(one, control), supplyOf(other, control))) ||
    isBelow(zonesOf(one), zonesOf(other)) ||
    isBelow(one.warranty_years, other.warranty_years)
  );
}

/** Less is worse, and so is a blank beside a figure. */
function isBelow(one: number | null | undefined, other: number | null | undefined): boolean {
  return typeof other === 'number' && (typeof one !== 'number' || one < other);
}

/** The numbers of unknown facts and of facts that cost extra. Doing more than was asked costs nothing. */
function openPoints(product: Product, answers: Answers): readonly number[] {
  const judged = judge(product, answers);
  return [
    judged.filter(({ verdict }) => verdict === 'misses').length,
    judged.filter(({ verdict }) => verdict === 'unknown').length,
    judged.filter(({ verdict, reason }) => verdict === 'partly' && reason.id === 'controls').length,
  ];
}

function isDearer(one: Product, other: Product): boolean {
  const [price, otherPrice] = [one, other].map(({ price }) => price?.aud);
  if (typeof price === 'number' && !mayCompare(one, other, 'price')) return false;
  return typeof otherPrice === 'number' && isBelow(typeof price === 'number' ? -price : null, -otherPrice);
}

/** Sound power where both give it; otherwise each kind of figure is its own. */
function isLouder(one: Product, other: Product): boolean {
  const quiet = (dba: number | null): number | null => dba && -dba;
  const { outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure } = one;
  const { outdoor_sound_power_dba: otherPower, outdoor_sound_pressure_dba: otherPressure } = other;
  if (power !== null && otherPower !== null) return power > otherPower;
  return isBelow(quiet(power), quiet(otherPower)) || isBelow(quiet(pressure), quiet(otherPressure));
}

function supplyOf(product: Product, control: Control): number | null {
  const supply = product.controls?.[control] ?? 'unknown';
  return supply === 'unknown' ? null : ['none', 'optional', 'included'].indexOf(supply);
}

function zonesOf(product: Product): number | null {
  const level = zoneControl(product);
  return level && ZONE_CONTROLS.indexOf(level);
}
