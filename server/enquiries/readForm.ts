import { readFileSync } from 'node:fs';
import type { EnquiryForm } from '../../src/enquiry/enquiry.ts';
import { StoreProblem } from './enquiryStore.ts';

/** What a provider's form asks for and says, unless `--enquiry-form` names a file. */
export function defaultForm(days: number): EnquiryForm {
  return {
    fields: { postcode: true, note: true, marketing: false },
    notice: {
      short: `We use what you send to answer your enquiry, and delete it after ${days} days.`,
      long: `What you send goes to the company whose page this is. It’s used to answer your enquiry and for nothing else, and deleted after ${days} days. You can ask to see, correct or delete it at any time.`,
    },
  };
}

/**
 * Reads a provider's own form. What it leaves out is as in the default form.
 *
 * @throws StoreProblem
 */
export function readForm(file: string, days: number): EnquiryForm {
  const fail = (reason: string): never => {
    throw new StoreProblem(`${file} isn’t a form for enquiries: ${reason}`);
  };
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail((error as Error).message);
  }
  const record = (value: unknown, name: string, keys: readonly string[]): Readonly<Record<string, unknown>> => {
    if (value === undefined) return {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${name} must be an object.`);
    const unknown = Object.keys(value as object).find((key) => !keys.includes(key));
    if (unknown !== undefined) fail(`${name} has an unknown key ${unknown}. Known: ${keys.join(', ')}.`);
    return value as Readonly<Record<string, unknown>>;
  };
  const { fields, notice } = record(given, 'The file', ['fields', 'notice']);
  const { postcode, note, marketing } = record(fields, 'fields', ['postcode', 'note', 'marketing']);
  const { short, long, policyUrl } = record(notice, 'notice', ['short', 'long', 'policyUrl']);
  for (const [name, value] of Object.entries({ postcode, note })) {
    if (value !== undefined && typeof value !== 'boolean') fail(`fields.${name} must be true or false.`);
  }
  if (marketing !== undefined && marketing !== false && (typeof marketing !== 'string' || marketing.trim() === '')) {
    fail('fields.marketing must be false or the text beside the box.');
  }
  for (const [name, value] of Object.entries({ short, long })) {
    if (value !== undefined && (typeof value !== 'string' || value.trim() === '')) fail(`notice.${name} must be text.`);
  }
  if (
    policyUrl !== undefined &&
    !(typeof policyUrl === 'string' && /^https?:\/\//i.test(policyUrl) && URL.canParse(policyUrl))
  ) {
    fail('notice.policyUrl must be an address that begins with https://.');
  }
  const usual = defaultForm(days);
  return {
    fields: {
      postcode: (postcode as boolean | undefined) ?? usual.fields.postcode,
      note: (note as boolean | undefined) ?? usual.fields.note,
      marketing: (marketing as false | string | undefined) ?? usual.fields.marketing,
    },
    notice: {
      short: (short as string | undefined) ?? usual.notice.short,
      long: (long as string | undefined) ?? usual.notice.long,
      ...(policyUrl === undefined ? {} : { policyUrl: policyUrl as string }),
    },
  };
}
