import { type Formats, formatsOf } from './formats.ts';
import { messageLanguage } from './language.ts';

/** A sentence with `{name}` where a value goes, or one sentence for each plural form of `{count}`. */
export type Message = string | PluralMessage;
export type PluralMessage = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The English sentences of some screens, by key. Providers reword them by these keys. */
export type MessageSet = Readonly<Record<string, Message>>;

/** A provider's own words: some or all sentences by key, their language and writing direction. */
export interface Messages {
  /** A language tag such as "de" or "ar-AE"; it also sets the formats of numbers, prices and lists. */
  readonly lang?: string;
  /** By default, the language decides. */
  readonly dir?: 'ltr' | 'rtl';
  readonly [key: string]: Message | undefined;
}

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<M> = M extends string ? Names<M> : 'count' | { [Form in keyof M]: Names<M[Form]> }[keyof M];
type Values<M> = [NamesOf<M>] extends [never] ? [] : [values: Readonly<Record<NamesOf<M>, string | number>>];

/** Returns a message of one set with its values; numbers are formatted for the language. */
export type Say<Set extends MessageSet> = <Key extends keyof Set & string>(
  key: Key,
  ...values: Values<Set[Key]>
) => string;

/** All words for a visitor, in one language. */
export interface Words extends Formats {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The sentences of one set, reworded if the provider has done so. */
  of<const Set extends MessageSet>(english: Set): Say<Set>;
  /** One text of the question set by its key, such as "Q2.title"; the given English by default. */
  text(key: string, english: string): string;
  /** "900 mm", and "5.0 kW" with one decimal always: figure and unit stay on one line, with a narrow space between them. */
  unit(value: number, unit: string): string;
}

const UNIT_SPACE = '\u202f';
/**
 * The words of one selector. Missing and unusable messages stay English; `checkMessages` names them. Only own
 * properties count: the page may have extended `Object.prototype`.
 */
export function createWords(messages: Messages = {}): Words {
  const own = new Map<string, unknown>(Object.entries(messages));
  const { lang, dir } = messageLanguage(messages);
  const formats = formatsOf(lang);
  const message = (key: string): Message | undefined => {
    const given = own.get(key);
    return isMessage(given) ? given : undefined;
  };

  // In a right-to-left sentence, left-to-right runs keep their order and a figure stays before its unit.
  const apart = dir === 'rtl' ? (text: string) => `\u2068${text}\u2069` : (text: string) => text;
  const figure = dir === 'rtl' ? (text: string) => `\u2066${text}\u2069` : (text: string) => text;

  const say = (message: Message, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = typeof message === 'string' ? message : pluralText(message, formats.plural(Number(values.count)));
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      // Own values only: {constructor} must stay as it is.
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return whole;
      return typeof value === 'number' ? formats.number(value) : apart(value);
    });
  };

  return {
    ...formats,
    lang,
    dir,
    of:
      (english) =>
      (key, ...[values]) =>
        say(message(key) ?? english[key] ?? key, values),
    text: (key, english) => say(message(key) ?? english),
    unit: (value, unit) => figure(`${formats[unit === 'kW' ? 'tenths' : 'number'](value)}${UNIT_SPACE}${unit}`),
  };
}

export const ENGLISH_WORDS: Words = createWords();

function pluralText(message: PluralMessage, form: Intl.LDMLPluralRule): string {
  return (Object.hasOwn(message, form) ? message[form] : undefined) ?? message.other;
}

/** True for a text, or for texts by plural form with at least "other". */
export function isMessage(value: unknown): value is Message {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'other')) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
