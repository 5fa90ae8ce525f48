import { MAX_AREA, MIN_AREA, NEW_ROOM } from '../../../questionnaire/rooms.ts';
import type { SizeRule } from '../../../sizing/sizeRules.ts';
import { ruleSpans, sizeSpan } from '../../../sizing/sizeSpan.ts';

/** A rule of thumb that asks for more cooling than the range offers. */
export interface RuleOutOfReach {
  readonly source: string;
  /** The smallest room in m² for which even the rule's lowest figure is too high. */
  readonly fromArea: number;
}

/** The rules that no size reaches in rooms of up to `MAX_AREA`, whatever the room is like. @param largest kW of the largest system */
export function rulesOutOfReach(rules: readonly SizeRule[], largest: number): readonly RuleOutOfReach[] {
  const areas = [...Array(MAX_AREA - MIN_AREA + 1).keys()].map((index) => MIN_AREA + index);
  return rules.flatMap((rule) => {
    const fromArea = areas.find((area) => {
      const span = sizeSpan(ruleSpans([rule], [{ ...NEW_ROOM, area }], null));
      return span !== null && span[0] > largest;
    });
    return fromArea === undefined ? [] : [{ source: rule.source, fromArea }];
  });
}
