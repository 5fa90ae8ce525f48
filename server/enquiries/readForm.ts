import { readFileSync } from 'node:fs';
import { isRecord } from '../../src/catalogue/isRecord.ts';
import type { OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
import { type EnquiryOffer, readOffer } from '../../src/parts/enquiry/rules/readOffer.ts';
import { StoreProblem } from './enquiryStore.ts';

/** The provider's form, unless `--enquiry-form` names a file. */
export function defaultForm(days: number): OfferedForm {
  return {
    fields: { postcode: true, note: true, marketing: false },
    notice: {
      short: `We use what you send to answer your enquiry, and delete it after ${days} days.`,
      long: `What you send goes to the company whose page this is. It’s used to answer your enquiry and for nothing else, and deleted after ${days} days. You can ask to see, correct or delete it at any time.`,
    },
  };
}

const MAY_HAVE = 'A form may have fields (postcode, note, marketing), notice (short, long, policyUrl) and reply.';

/**
 * Reads a provider's own form, as the element does. Missing entries come from the default form.
 *
 * @throws StoreProblem that names each entry that can't be used as it is
 */
export function readForm(file: string, days: number): OfferedForm {
  const fail = (reason: string): never => {
    throw new StoreProblem(`${file} isn’t a form for enquiries: ${reason}`);
  };
  let given: Partial<OfferedForm> = {};
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    fail((error as Error).message);
  }
  if (!isRecord(given)) fail('it must be an object.');
  const own = defaultForm(days);
  const form = { ...given, fields: { ...own.fields, ...given.fields }, notice: { ...own.notice, ...given.notice } };
  const bad: string[] = [];
  const offer = readOffer(form, (entry) => bad.push(entry));
  const { url: _, ...read } = offer ?? ({} as EnquiryOffer);
  bad.push(...(['fields', 'notice'] as const).filter((part) => part in given && !isRecord(given[part])));
  const namesOf = (of: object) =>
    Object.entries(of).flatMap(([name, value]) => [
      name,
      ...(isRecord(value) ? Object.keys(value).map((entry) => `${name}.${entry}`) : []),
    ]);
  const known = namesOf(offer ? read : given);
  bad.push(...namesOf(given).filter((name) => !known.includes(name)));
  if (bad.length > 0) fail(`${[...new Set(bad)].join(', ')} can’t be used. ${MAY_HAVE}`);
  return read;
}
