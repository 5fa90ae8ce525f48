import type { Product } from '../../../catalogue/product.ts';
import { COST_FACTS, type CostFact } from '../../../pricing/installation.ts';
import { type Charge, casesOf, chargesOf, openOf, sumsOf } from '../../../pricing/installationCost.ts';
import { type Reckoning, unitsNeeded } from '../../../pricing/modelCost.ts';

/** The dollars that depend on a fact. */
export interface FactEffect {
  readonly fact: CostFact;
  /** Whole dollars at most, whatever the other answers are. */
  readonly most: number;
}

/** The facts that change what the installation of these systems costs, those on which most depends first. No fact given changes it. */
export function factEffects(sizes: readonly Product[], { installation, answers }: Reckoning): readonly FactEffect[] {
  const all = sizes.map((size) => {
    const units = unitsNeeded(size, answers)?.[1] ?? 1;
    return chargesOf(installation, size.system_type, [units, units], {}) ?? [];
  });
  return COST_FACTS.map((fact) => ({ fact, most: Math.max(...all.map((charges) => effectOf(charges, fact))) }))
    .filter(({ most }) => most > 0)
    .toSorted((one, other) => other.most - one.most);
}

/** Whole dollars, by the other answers with which it is most. */
function effectOf(charges: readonly Charge[], fact: CostFact): number {
  const near = charges.filter(({ open }) => open.includes(fact));
  const others = openOf(near).filter((one) => one !== fact);
  const widths = casesOf([near], others).map((held) => {
    const ends = casesOf([held], [fact]).flatMap(sumsOf);
    return Math.ceil((Math.max(...ends) - Math.min(...ends)) / 100);
  });
  return Math.max(...widths);
}
