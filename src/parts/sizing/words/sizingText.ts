import type { Zone } from '../../../climate/zone.ts';
import type { Room } from '../../../questionnaire/rooms.ts';
import type { Range, SizeRule } from '../../../sizing/sizeRules.ts';
import { likelySize, type RuleSpan, ruleSpans } from '../../../sizing/sizeSpan.ts';
import type { BriefSection } from '../../../words/brief.ts';
import { readText } from '../../../words/sourceText.ts';
import type { Words } from '../../../words/words.ts';
import { zoneLabel } from '../../../words/zoneNames.ts';
import { SIZING } from './english.ts';
import { roomsText } from './roomSizeText.ts';

/** "2.4 kW to 4.8 kW", or one figure if the rule gives only one. */
function kilowattSpan(words: Words, [from, to]: Range): string {
  if (from === to) return words.unit(from, 'kW');
  return words.of(SIZING)('sizing.spanOf', { from: words.unit(from, 'kW'), to: words.unit(to, 'kW') });
}

/** The figure that a rule gives; for a minimum, its lowest. */
export function ruleFigure(words: Words, { rule, span }: RuleSpan): string {
  if (!rule.minimum) return kilowattSpan(words, span);
  return words.of(SIZING)('sizing.atLeast', { kw: words.unit(span[0], 'kW') });
}

/** The month when a rule was read, with a remark if that is long ago. @param at milliseconds since 1970 */
export function ruleText(words: Words, { date, how }: SizeRule, at: number): string {
  return readText(words, { kind: 'size', read: date, how }, at);
}

/** A part of the brief: the origin of the size, the span, and the visitor's facts about each room; null without a span. */
export function sizeSection(
  words: Words,
  rules: readonly SizeRule[],
  rooms: readonly Room[],
  zone: Zone | null,
): BriefSection | null {
  const say = words.of(SIZING);
  const likely = likelySize(ruleSpans(rules, rooms, zone));
  if (!likely) return null;
  const { kw, from, to } = likely;
  return {
    name: 'size',
    heading: say('sizing.brief'),
    lines: [
      say('sizing.about', { rooms: roomsText(words, rooms), kw: words.unit(kw, 'kW') }),
      [
        say('sizing.span', { from: words.unit(from, 'kW'), to: words.unit(to, 'kW') }),
        zone ? say('sizing.zone', { zone: zoneLabel(words, zone) }) : say('sizing.anyZone'),
      ].join(' '),
      ...rooms.map((room, index) =>
        say('sizing.line', { room: say('sizing.room', { number: index + 1 }), details: roomText(words, room) }),
      ),
    ],
    facts: [],
  };
}

/** "20 m², Living area, Ceiling: About 2.7 m"; unknown facts are left out. */
function roomText(words: Words, { area, kind, ceiling, insulation, windows }: Room): string {
  const say = words.of(SIZING);
  const named = (name: string, value: string): string => say('sizing.line', { room: name, details: value });
  return [
    ...(area === null ? [] : [words.unit(area, 'm²')]),
    ...(kind === null ? [] : [say(`sizing.kind.${kind}`)]),
    ...(ceiling === null ? [] : [named(say('sizing.ceiling'), say(`sizing.ceiling.${ceiling}`))]),
    ...(insulation === null ? [] : [named(say('sizing.insulation'), say(`sizing.insulation.${insulation}`))]),
    ...(windows === null ? [] : [named(say('sizing.windows'), say(`sizing.windows.${windows}`))]),
  ].join(', ');
}
