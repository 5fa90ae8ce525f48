import { causeText } from '../sheets/cover/causeText.ts';
import { csvLine } from '../src/parts/enquiry/rules/csvLine.ts';
import type { EnquiryInsight, OneMore } from '../src/parts/insight/rules/fromEnquiries.ts';
import { questionOf } from '../src/questionnaire/questionSet.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { counted } from './counted.ts';

/** The insight from enquiries, as text. */
export function enquiryInsightLines(found: EnquiryInsight): readonly string[] {
  const { enquiries, read, asked, fits, missing, oneMore, systems, weeks } = found;
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title, ...lines]);
  return [
    `${counted(enquiries, 'enquiry')}, ${read} with answers. Suspected ones are left out.`,
    ...part(
      'Systems that fit everything:',
      fits.map((count, systems) => `  ${systems === 3 ? '3 or more' : systems}: ${counted(count, 'enquiry')}`),
    ),
    ...part(
      'What was missing where nothing fits:',
      missing.map(({ answers, count }) => `  ${causeText(ENGLISH_WORDS, answers)}: ${counted(count, 'enquiry')}`),
    ),
    ...part(
      'What one more system would do:',
      oneMore.map((one) => `  ${sentence(one, read)}`),
    ),
    ...part(
      'What was asked for:',
      asked.filter(({ count }) => count > 0).map(({ question, option, count }) => `  ${question} ${option}: ${count}`),
    ),
    ...part(
      'Systems they were about:',
      systems.map(({ system, count }) => `  ${system}: ${count}`),
    ),
    ...part(
      'By week:',
      weeks.map(({ week, count }) => `  ${week}: ${count}`),
    ),
  ];
}

/** "9 of 41 enquiries would be served by one more slim ducted system: …" */
function sentence({ type, like, question, options, serves }: OneMore, all: number): string {
  const change = `${questionOf(question).title} ${options.join(', ')}`;
  return `${serves} of ${counted(all, 'enquiry')} would be served by one more ${type.replaceAll('_', ' ')} system: like ${like}, and right for “${change}”.`;
}

/** The same as CSV: kind, what, count. */
export function enquiryInsightCsv(found: EnquiryInsight, separator: string): string {
  const { asked, fits, missing, oneMore, systems, weeks } = found;
  const rows: readonly (readonly [string, string, number])[] = [
    ...fits.map((count, systems) => ['fits everything', systems === 3 ? '3 or more' : String(systems), count] as const),
    ...missing.map(({ answers, count }) => ['missing', causeText(ENGLISH_WORDS, answers), count] as const),
    ...oneMore.map(({ type, like, question, options, serves }) => {
      return ['one more', `${type}, like ${like}, ${question}: ${options.join(', ')}`, serves] as const;
    }),
    ...asked.map(({ question, option, count }) => ['asked for', `${question}: ${option}`, count] as const),
    ...systems.map(({ system, count }) => ['system', system, count] as const),
    ...weeks.map(({ week, count }) => ['week', week, count] as const),
  ];
  const lines = rows.map((row) => csvLine(row, separator));
  return `\ufeff${csvLine(['kind', 'what', 'count'], separator)}${lines.join('')}`;
}
