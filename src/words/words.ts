import { ENGLISH_LANG, formatsOf } from './formats.ts';

/** A sentence with `{name}` where a value goes, or one sentence for each plural form of `{count}`. */
export type Message = string | PluralMessage;
export type PluralMessage = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The English sentences of one part of the screens, by key. Keys are the names that a provider rewords them by. */
export type MessageSet = Readonly<Record<string, Message>>;

/** What a provider may set: some or all sentences by key, their language, and its direction of writing. */
export interface Messages {
  /** A language tag such as "de" or "ar-AE"; it also decides how numbers, prices and lists are written. */
  readonly lang?: string;
  /** Without it the language decides. */
  readonly dir?: 'ltr' | 'rtl';
  readonly [key: string]: Message | undefined;
}

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<M> = M extends string ? Names<M> : 'count' | { [Form in keyof M]: Names<M[Form]> }[keyof M];
type Values<M> = [NamesOf<M>] extends [never] ? [] : [values: Readonly<Record<NamesOf<M>, string | number>>];

/** Says a message of one part with its values; a number is written as the language writes it. */
export type Say<Set extends MessageSet> = <Key extends keyof Set & string>(
  key: Key,
  ...values: Values<Set[Key]>
) => string;

/** Everything that is said to a visitor, in one language. */
export interface Words {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The sentences of one part, reworded where the provider has done so. */
  of<const Set extends MessageSet>(english: Set): Say<Set>;
  /** One text of the question set by its key, such as "Q2.title"; the given English without a rewording. */
  text(key: string, english: string): string;
  /** "1,234.5" */
  number(value: number): string;
  /** "7.1 kW": a figure and its unit stay on one line, with a narrow space between them. */
  unit(value: number, unit: string): string;
  /** "$2,990": Australian dollars, whole. */
  dollars(value: number): string;
  /** "a, b and c" */
  list(parts: readonly string[]): string;
  /** "21 November 2026": the day where the visitor is. @param at milliseconds since 1970 */
  day(at: number): string;
}

const UNIT_SPACE = '\u202f';
/** Languages written from right to left, by the first part of their tag. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i;

/**
 * The words of one selector. What a provider leaves out is said in English, and so is a value that is no message;
 * `checkMessages` names those. Only own properties count: a page may have put others on `Object.prototype`.
 */
export function createWords(messages: Messages = {}): Words {
  const own = new Map<string, unknown>(Object.entries(messages));
  const lang = readLanguageTag(own.get('lang')) ?? ENGLISH_LANG;
  const formats = formatsOf(lang);
  const message = (key: string): Message | undefined => {
    const given = own.get(key);
    return isMessage(given) ? given : undefined;
  };

  const wanted = own.get('dir');
  const dir = wanted === 'rtl' || wanted === 'ltr' ? wanted : RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr';
  // Left-to-right parts of a sentence from right to left keep their own order, and a figure stays before its unit.
  const apart = dir === 'rtl' ? (text: string) => `\u2068${text}\u2069` : (text: string) => text;
  const figure = dir === 'rtl' ? (text: string) => `\u2066${text}\u2069` : (text: string) => text;

  const say = (message: Message, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = typeof message === 'string' ? message : pluralText(message, formats.plural(Number(values.count)));
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      // Only what the sentence is given: {constructor} is nobody's value.
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return whole;
      return typeof value === 'number' ? formats.number(value) : apart(value);
    });
  };

  return {
    lang,
    dir,
    of:
      (english) =>
      (key, ...[values]) =>
        say(message(key) ?? english[key] ?? key, values),
    text: (key, english) => say(message(key) ?? english),
    number: (value) => formats.number(value),
    unit: (value, unit) => figure(`${formats.number(value)}${UNIT_SPACE}${unit}`),
    dollars: (value) => formats.dollars(value),
    list: (parts) => formats.list(parts),
    day: (at) => formats.day(at),
  };
}

/** The selector's own words. */
export const ENGLISH_WORDS: Words = createWords();

function pluralText(message: PluralMessage, form: Intl.LDMLPluralRule): string {
  return (Object.hasOwn(message, form) ? message[form] : undefined) ?? message.other;
}

/** The tag as browsers write it; null where it is no language tag. */
export function readLanguageTag(tag: unknown): string | null {
  try {
    return typeof tag === 'string' ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** Is this a text, or texts by plural form with at least "other"? */
export function isMessage(value: unknown): value is Message {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'other')) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
