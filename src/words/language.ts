/** The language of the selector's own sentences. */
export const ENGLISH_LANG = 'en-AU';

/** Right-to-left languages, by the first part of their tag. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i;

/** The language and the direction of words. Only own properties count: the page may have extended `Object.prototype`. */
export function messageLanguage(messages: Readonly<Record<string, unknown>>): {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
} {
  const own = new Map<string, unknown>(Object.entries(messages));
  const lang = readLanguageTag(own.get('lang')) ?? ENGLISH_LANG;
  const wanted = own.get('dir');
  const dir = wanted === 'rtl' || wanted === 'ltr' ? wanted : RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr';
  return { lang, dir };
}

/** The canonical language tag; null if it isn't one. */
export function readLanguageTag(tag: unknown): string | null {
  try {
    return typeof tag === 'string' ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;
  } catch {
    return null;
  }
}
