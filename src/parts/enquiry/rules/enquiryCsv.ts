import { withoutFormulas } from '../../../catalogue/formula.ts';
import { csvLine } from './csvLine.ts';
import type { Enquiry, Suspicion } from './enquiry.ts';

/** An enquiry with what the provider knows about it. */
export interface ListedEnquiry extends Enquiry {
  /** The reference that the visitor got, such as `7K3M-Q2XF`. */
  readonly reference: string;
  /** ISO 8601. */
  readonly created: string;
  readonly suspicions: readonly Suspicion[];
  /** The text that the visitor agreed to; null if the box wasn't ticked. */
  readonly marketingText: string | null;
}

const COLUMNS: Readonly<Record<string, (enquiry: ListedEnquiry) => string | null>> = {
  reference: ({ reference }) => reference,
  created: ({ created }) => created,
  suspected: ({ suspicions }) => suspicions.join(', '),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  callTime: ({ callTime = null }) => callTime,
  postcode: ({ postcode }) => postcode,
  note: ({ note }) => note,
  marketing: ({ marketingText }) => marketingText,
  system: ({ brief }) => brief.system,
  way: ({ brief }) => brief.way ?? null,
  systems: ({ brief }) => (brief.systems ?? []).join(', '),
  others: ({ brief }) => (brief.others ?? []).join(', '),
  // A colon doesn't separate cells, so the cell's own guard covers the name but not the text.
  fields: ({ fields = {} }) =>
    Object.entries(fields)
      .map(([name, text]) => `${name}: ${withoutFormulas(text)}`)
      .join('; '),
  answers: ({ brief }) =>
    Object.entries(brief.answers)
      .map(([question, answer]) => `${question}: ${[answer].flat().join(', ')}`)
      .join('; '),
  brief: ({ brief }) => brief.text,
};

/** Enquiries as lines of CSV for a spreadsheet program, with an apostrophe before text that it would calculate. */
export function enquiryRows(enquiries: readonly ListedEnquiry[]): string {
  const columns = Object.values(COLUMNS);
  return enquiries.map((enquiry) => csvLine(columns.map((read) => read(enquiry) ?? ''))).join('');
}

/** The first line, with the names of the columns. */
export function enquiryHeader(): string {
  return csvLine(Object.keys(COLUMNS));
}
