import { cleanText } from '../../../catalogue/cleanText.ts';
import { isRecord } from '../../../catalogue/isRecord.ts';

/** The page's own fields in an enquiry, by name: "Campaign" with "Spring". */
export type PageFields = Readonly<Record<string, string>>;

/** The most fields, and the most characters of a name and of a text. */
export const MAX_PAGE_FIELDS = { count: 10, name: 40, text: 200 } as const;

/**
 * Reads the fields of a page as untrusted: cleans them, cuts them to the limits and drops empty ones. Null if none is left.
 * @param onCut called once if there are too many, too long or other values than texts
 */
export function readPageFields(given: unknown, onCut: () => void = () => {}): PageFields | null {
  const fields = new Map<string, string>();
  let isCut = given !== undefined && given !== null && !isRecord(given);
  for (const [key, value] of isRecord(given) ? Object.entries(given) : []) {
    const name = cut(key, MAX_PAGE_FIELDS.name);
    const text =
      typeof value === 'string' ? cut(value, MAX_PAGE_FIELDS.text) : { text: '', isWhole: value === undefined };
    isCut ||= !name.isWhole || !text.isWhole || fields.has(name.text) || fields.size === MAX_PAGE_FIELDS.count;
    if (name.text !== '' && text.text !== '' && !fields.has(name.text) && fields.size < MAX_PAGE_FIELDS.count)
      fields.set(name.text, text.text);
  }
  if (isCut) onCut();
  return fields.size > 0 ? Object.fromEntries(fields) : null;
}

function cut(given: string, longest: number) {
  const characters = [...cleanText(given)];
  const text = characters.slice(0, longest).join('').trim();
  return { text, isWhole: characters.length <= longest };
}

/** A line for each field: "Campaign: Spring". */
export function pageFieldLines(fields: PageFields = {}): readonly string[] {
  return Object.entries(fields).map(([name, text]) => `${name}: ${text}`);
}
