import { readFileSync } from 'node:fs';
import { MAX_FORM_TEXTS, type OfferedForm } from '../../src/parts/enquiry/rules/enquiry.ts';
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

interface Check {
  readonly wanted: string;
  readonly isGood: (value: unknown) => boolean;
}
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textOf = (longest: number): Check => ({
  wanted: `text of at most ${longest} characters`,
  isGood: (value) => isText(value) && value.length <= longest,
});
const YES_NO: Check = { wanted: 'true or false', isGood: (value) => typeof value === 'boolean' };
const BESIDE_BOX = textOf(MAX_FORM_TEXTS.marketing);
const MARKETING: Check = {
  wanted: `false, or the text beside the box, of at most ${MAX_FORM_TEXTS.marketing} characters`,
  isGood: (value) => value === false || BESIDE_BOX.isGood(value),
};
const ADDRESS: Check = {
  wanted: 'an address that begins with https://',
  isGood: (value) => isText(value) && /^https?:\/\//i.test(value) && URL.canParse(value),
};
const REPLY = textOf(MAX_FORM_TEXTS.reply);
const PARTS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  fields: { postcode: YES_NO, note: YES_NO, marketing: MARKETING },
  notice: { short: textOf(MAX_FORM_TEXTS.short), long: textOf(MAX_FORM_TEXTS.long), policyUrl: ADDRESS },
};

/**
 * Reads a provider's own form. Missing parts come from the default form.
 *
 * @throws StoreProblem
 */
export function readForm(file: string, days: number): OfferedForm {
  const fail = (reason: string): never => {
    throw new StoreProblem(`${file} isn’t a form for enquiries: ${reason}`);
  };
  const entries = (value: unknown, name: string, known: object): readonly [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(`${name} must be an object.`);
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(known, key));
    if (unknown === undefined) return Object.entries(value);
    return fail(`${name} has an unknown key ${unknown}. Known: ${Object.keys(known).join(', ')}.`);
  };
  let given: Partial<OfferedForm> = {};
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    fail((error as Error).message);
  }
  const mustBe = (name: string, value: unknown, { wanted, isGood }: Check): void => {
    if (!isGood(value)) fail(`${name} must be ${wanted}.`);
  };
  for (const [part, values] of entries(given, 'The file', { ...PARTS, reply: REPLY })) {
    const checks = PARTS[part];
    if (!checks) mustBe(part, values, REPLY);
    else for (const [name, value] of entries(values, part, checks)) mustBe(`${part}.${name}`, value, checks[name]!);
  }
  const { fields, notice } = defaultForm(days);
  return { ...given, fields: { ...fields, ...given.fields }, notice: { ...notice, ...given.notice } };
}
