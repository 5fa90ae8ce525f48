import type { Model } from '../../matching/models.ts';
import type { EnquiryExtra } from '../../screens/frame/slots.tsx';
import { type Brief, type BriefSection, briefParts, briefText } from '../../words/brief.ts';
import { modelLine } from '../../words/modelFacts.ts';
import { modelId } from '../../words/modelWords.ts';
import type { Words } from '../../words/words.ts';
import type { WrittenDraft } from './enquiryDraft.ts';
import { ENQUIRY } from './words/english.ts';

/** The systems besides the chosen one that the visitor asks about too. */
export function askedOthers(others: readonly Model[], { others: ids }: WrittenDraft): readonly Model[] {
  return others.filter((other) => ids.includes(modelId(other)));
}

/** Those systems as a part of a brief; none without any. */
export function othersSection(words: Words, others: readonly Model[]): readonly BriefSection[] {
  const lines = others.map((other) => modelLine(words, other));
  return lines.length === 0 ? [] : [{ part: 'others', heading: words.of(ENQUIRY)('enquiry.brief'), lines, facts: [] }];
}

/** What the visitor added, each a part of a brief. */
export function addedSections(extras: readonly EnquiryExtra[], { added }: WrittenDraft): readonly BriefSection[] {
  return extras
    .filter(({ id }) => added.includes(id))
    .map(({ label, text }) => ({ part: 'added', heading: label, lines: text.split('\n'), facts: [] }));
}

/**
 * The message as the provider reads it: the brief without what the visitor took out, the other systems, and what the visitor
 * added.
 */
export function messageText(
  words: Words,
  brief: Brief,
  written: WrittenDraft,
  others: readonly Model[],
  extras: readonly EnquiryExtra[],
): string {
  const parts = briefParts(brief).filter(({ part }) => !written.left.includes(part));
  const more = [...othersSection(words, askedOthers(others, written)), ...addedSections(extras, written)];
  return briefText(words, brief, [...parts, ...more]);
}

/**
 * What the visitor would send by hand.
 * @param callTime with its name; empty for any time
 * @param fromPage what the page sends along, with its heading
 */
export function textByHand(
  { name, email, phone, postcode, note }: WrittenDraft,
  callTime: string,
  fromPage: readonly string[],
  message: string,
): string {
  const contact = [name, email, phone, phone && callTime, postcode].filter(Boolean);
  return [contact.join('\n'), fromPage.join('\n'), note, message].filter(Boolean).join('\n\n');
}
