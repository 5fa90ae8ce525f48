import type { SystemType } from '../../../catalogue/product.ts';
import { COST_FACTS, type CostFact, type HomeFacts, type Installation } from '../../../pricing/installation.ts';
import { type Charge, casesOf, chargesOf, openOf, sumsOf, timesFor } from '../../../pricing/installationCost.ts';

/** The systems of one job that are installed alike. */
export interface InstalledUnits {
  readonly kind: SystemType;
  /** Indoor units of each. */
  readonly units: number;
  readonly systems: number;
}

/** The dollars that depend on a fact. */
export interface FactEffect {
  readonly fact: CostFact;
  /** Whole dollars at most, by what is known of the other facts. */
  readonly most: number;
}

/**
 * The facts that widen what these jobs cost, and those that the visitor said. Those on which most depends at first come first, so that
 * an answer moves no question.
 */
export function factEffects(
  jobs: readonly InstalledUnits[],
  installation: Installation,
  facts: HomeFacts,
): readonly FactEffect[] {
  const mostOf = (fact: CostFact, known: HomeFacts): number =>
    Math.max(
      ...jobs.map(({ kind, units, systems }) => {
        const charges = chargesOf(installation, kind, [units, units], { ...known, [fact]: undefined }) ?? [];
        return effectOf(
          charges.map((charge) => timesFor(charge, systems)),
          fact,
        );
      }),
    );
  return COST_FACTS.map((fact) => ({ fact, most: mostOf(fact, facts), first: mostOf(fact, {}) }))
    .filter(({ fact, most, first }) => most > 0 || (first > 0 && facts[fact] !== undefined))
    .toSorted((one, other) => other.first - one.first);
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
