import type { SizeRule } from './sizeRules.ts';
import { spanByRules } from './spanByRules.ts';

/** A rule of thumb that asks for more cooling than the range offers. */
export interface RuleOutOfReach {
  readonly source: string;
  /** The smallest room in m² for which even the rule's lowest figure is too high. */
  readonly fromArea: number;
}

/** The largest room that is looked at, in m². */
export const LARGEST_ROOM = 100;

/** The rules that no size reaches in rooms of up to 100 m², whatever the room is like. @param largest kW of the largest system */
export function rulesOutOfReach(rules: readonly SizeRule[], largest: number): readonly RuleOutOfReach[] {
  const unknown = { kind: null, ceiling: null, insulation: null, windows: null };
  return rules.flatMap((rule) => {
    for (let area = 5; area <= LARGEST_ROOM; area += 1) {
      const span = spanByRules([rule], { area, ...unknown }, null);
      if (span && span.from > largest) return [{ source: rule.source, fromArea: area }];
    }
    return [];
  });
}
