import { readLanguageTag } from './language.ts';
import { isMessage, type Message, type MessageSet } from './words.ts';

/** Mistakes in a provider's messages, one line each. */
export interface MessagesReport {
  /** Errors: an unknown key, a value that isn't a message, a `{name}` without a value. */
  readonly errors: readonly string[];
  /** Keys that stay English. */
  readonly missing: readonly string[];
  /** Values that the English uses and the message leaves out. */
  readonly warnings: readonly string[];
}

/** Checks a provider's messages, as parsed from an unchecked file. `lang` and `dir` are also keys. */
export function checkMessages(english: MessageSet, given: unknown): MessagesReport {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { errors: ['Messages must be an object of texts by key.'], missing: [], warnings: [] };
  }
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (key === 'lang') {
      if (readLanguageTag(value) === null)
        errors.push('"lang" isn\'t a language tag. Use one such as "de" or "pt-BR".');
      continue;
    }
    if (key === 'dir') {
      if (value !== 'ltr' && value !== 'rtl') errors.push('"dir" isn\'t "ltr" or "rtl". Use one of them.');
      continue;
    }
    const model = Object.hasOwn(english, key) ? english[key] : undefined;
    if (model === undefined) errors.push(`"${key}" isn't a known key. Check its spelling.`);
    else if (!isMessage(value)) errors.push(`"${key}" isn't text, or an object of plural forms with "other".`);
    else {
      const wanted = namesIn(model);
      const said = namesIn(value);
      // Every message by plural form has the value that chooses the form.
      const isPlural = typeof model === 'object';
      const foreign = [...said].filter((name) => !wanted.has(name) && !(isPlural && name === 'count'));
      const left = [...wanted].filter((name) => !said.has(name));
      for (const name of foreign) errors.push(`"${key}" uses {${name}}, which has no value here. Remove it.`);
      for (const name of left) warnings.push(`"${key}" leaves out {${name}}.`);
    }
  }
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(given, key));
  return { errors, missing, warnings };
}

/** The `{name}`s of a message, also those that are misspelt, such as `{ count }`. */
export function namesIn(message: Message): ReadonlySet<string> {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return new Set(texts.flatMap((text) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)));
}
