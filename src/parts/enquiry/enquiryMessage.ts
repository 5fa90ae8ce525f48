import type { JobModel } from '../../matching/jobModel.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import type { AskedJob } from '../../matching/way.ts';
import type { MessageExtra } from '../../screens/frame/capabilities.ts';
import { type Brief, type BriefSection, briefText, messageSections, type SectionName } from '../../words/brief.ts';
import { boughtLine } from '../../words/modelFacts.ts';
import { modelId } from '../../words/modelWords.ts';
import type { Words } from '../../words/words.ts';
import type { WrittenDraft } from './enquiryDraft.ts';
import { ENQUIRY } from './words/english.ts';

/** The ids of the chosen job: its way, if it has one, and its systems with the first of them. */
export function boughtIds({ way, models }: Chosen) {
  const [first, ...others] = models;
  const system = modelId(first);
  return { system, ...(way && { way }), systems: [system, ...others.map(modelId)] };
}

/** The systems that the visitor asks about besides the chosen one. */
export function askedOthers(others: readonly JobModel[], { others: ids }: WrittenDraft): readonly JobModel[] {
  return others.filter(({ model }) => ids.includes(modelId(model)));
}

/** Those systems as a section of a brief; none without them. */
function othersSection(words: Words, others: readonly JobModel[], job: AskedJob): readonly BriefSection[] {
  const lines = others.map(({ models }) => boughtLine(words, models, job));
  return lines.length === 0 ? [] : [{ name: 'others', heading: words.of(ENQUIRY)('enquiry.brief'), lines, facts: [] }];
}

/** The extras that the visitor added, each as a section of a brief. */
function addedSections(extras: readonly MessageExtra[], { added }: WrittenDraft): readonly BriefSection[] {
  return extras
    .filter(({ id }) => added.includes(id))
    .map(({ label, text }) => ({ name: 'added', heading: label, lines: text.split('\n'), facts: [] }));
}

/** The message as the provider reads it: the brief without the removed sections, the other systems, and the extras that the visitor added. */
export function messageText(
  words: Words,
  briefWithout: (left: readonly SectionName[]) => Brief,
  written: WrittenDraft,
  others: readonly JobModel[],
  extras: readonly MessageExtra[],
  job: AskedJob,
): string {
  // What the visitor said of the home goes only with a tick of its own.
  const brief = briefWithout([...written.left, 'added']);
  const kept = messageSections(brief).filter(({ name }) => !written.left.includes(name));
  const more = [
    ...othersSection(words, askedOthers(others, written), { ...job, facts: {} }),
    ...addedSections(extras, written),
  ];
  return briefText(words, brief, [...kept, ...more]);
}

/**
 * The text that the visitor would send by hand.
 * @param callTime with its name; empty for any time
 * @param fromPage the page's own fields, with their heading
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
