import { withoutFormulas } from '../../../catalogue/formula.ts';
import type { Enquiry, EnquiryBrief, Suspicion } from './enquiry.ts';

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

type Fact =
  | Exclude<keyof ListedEnquiry, 'key' | 'marketing' | 'brief'>
  | `brief.${Exclude<keyof EnquiryBrief, 'versions'>}`;

/** The column of each fact, in their order. */
export const CSV_COLUMNS: Readonly<Record<Fact, string>> = {
  reference: 'reference',
  created: 'created',
  suspicions: 'suspected',
  name: 'name',
  email: 'email',
  phone: 'phone',
  callTime: 'callTime',
  postcode: 'postcode',
  note: 'note',
  marketingText: 'marketing',
  'brief.system': 'system',
  'brief.way': 'way',
  'brief.systems': 'systems',
  'brief.others': 'others',
  fields: 'fields',
  'brief.answers': 'answers',
  'brief.text': 'brief',
};

/** A list has commas; what has names has semicolons. */
function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (Object(value) !== value) return String(value ?? '');
  // A colon doesn't separate cells, so the cell's own guard covers the name but not the text.
  const pairs = Object.entries(value as object).map(([name, one]) => `${name}: ${withoutFormulas(cellText(one))}`);
  return pairs.join('; ');
}

/** A line of CSV for a spreadsheet program of any country, with every text in quotes. */
export function csvLine(cells: readonly (string | number)[]): string {
  const quoted = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`;
  return `${cells.map((cell) => (typeof cell === 'number' ? cell : quoted(cell))).join(',')}\r\n`;
}

/** Enquiries as lines of CSV for a spreadsheet program, with an apostrophe before text that it would calculate. */
export function enquiryRows(enquiries: readonly ListedEnquiry[]): string {
  const paths = Object.keys(CSV_COLUMNS).map((fact) => fact.split('.'));
  const cells = (enquiry: ListedEnquiry) =>
    paths.map((path) => path.reduce<unknown>((at, step) => Object(at)[step], enquiry));
  return enquiries.map((enquiry) => csvLine(cells(enquiry).map(cellText))).join('');
}

/** The first line, with the names of the columns. */
export function enquiryHeader(): string {
  return csvLine(Object.values(CSV_COLUMNS));
}
