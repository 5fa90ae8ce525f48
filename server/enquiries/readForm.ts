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

const isObject = (value: unknown): value is object => Object(value) === value && !Array.isArray(value);

type Check = readonly [wanted: string, isGood: (value: unknown) => boolean];

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;
const textOf = (longest: number): Check => [`text of at most ${longest} characters`, (value) => isText(value, longest)];
const YES_NO: Check = ['true or false', (value) => typeof value === 'boolean'];

/** The entries of a form, with what each must be. */
const ENTRIES: Readonly<Record<string, Check>> = {
  'fields.postcode': YES_NO,
  'fields.note': YES_NO,
  'fields.marketing': [
    `false, or the text beside the box, of at most ${MAX_FORM_TEXTS.marketing} characters`,
    (value) => value === false || isText(value, MAX_FORM_TEXTS.marketing),
  ],
  'notice.short': textOf(MAX_FORM_TEXTS.short),
  'notice.long': textOf(MAX_FORM_TEXTS.long),
  'notice.policyUrl': [
    'an address that begins with https://',
    (value) => typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value),
  ],
  reply: textOf(MAX_FORM_TEXTS.reply),
};

/**
 * Reads a provider's own form. Missing entries come from the default form.
 *
 * @throws StoreProblem
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
  if (!isObject(given)) fail('it must be an object.');
  const check = (name: string, value: unknown): void => {
    const [wanted, isGood] = Object.hasOwn(ENTRIES, name) ? ENTRIES[name]! : [];
    if (!isGood) fail(`${name} isn’t an entry of one. Known: ${Object.keys(ENTRIES).join(', ')}.`);
    else if (!isGood(value)) fail(`${name} must be ${wanted}.`);
  };
  for (const [part, value] of Object.entries<unknown>(given)) {
    const isPart = Object.keys(ENTRIES).some((name) => name.startsWith(`${part}.`));
    if (isPart && isObject(value)) for (const [name, one] of Object.entries(value)) check(`${part}.${name}`, one);
    else check(part, value);
  }
  const { fields, notice } = defaultForm(days);
  return { ...given, fields: { ...fields, ...given.fields }, notice: { ...notice, ...given.notice } };
}
