import type { Coverage } from '../sheets/cover/coverage.ts';
import { type Family, familyTitle } from '../src/matching/families.ts';
import type { Suggestion } from '../src/matching/suggest.ts';

export function coverageData(coverage: Coverage) {
  const [none, one, two, more] = coverage.full;
  return {
    paths: coverage.paths,
    full: { '0': none, '1': one, '2': two, '3+': more },
    deadEnds: coverage.deadEnds.map(({ answers, paths, suggestion }) => ({
      cause: answers,
      paths,
      suggestion: suggestion && suggestionData(suggestion),
    })),
    neverRecommended: coverage.neverRecommended.map(({ family, systems }) => familyData(family, systems)),
    neverFirst: coverage.neverFirst.map((family) => familyData(family)),
    neverStarting: coverage.neverStarting.map((family) => familyData(family)),
    neverCompared: idsOf(coverage.comparability.alone),
    comparisonBlanks: coverage.comparability.blanks.map(({ columns, systems }) => ({
      columns,
      systems: idsOf(systems),
    })),
    blanks: coverage.blanks.map(({ column, systems, paths }) => ({ column, systems: idsOf(systems), paths })),
  };
}

export function suggestionData({ changes, adds }: Suggestion) {
  return { changes, adds };
}

function familyData(family: Family, systems: Family['sizes'] | readonly { readonly id: string }[] = family.sizes) {
  return { id: family.id, title: familyTitle(family, family.sizes[0]), systems: idsOf(systems) };
}

function idsOf(systems: readonly { readonly id: string }[]): readonly string[] {
  return systems.map(({ id }) => id);
}
