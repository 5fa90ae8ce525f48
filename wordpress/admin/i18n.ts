type Value = string | number;

/** The part of `wp.i18n` in use. */
interface Translations {
  __(text: string, domain: string): string;
  _n(one: string, many: string, count: number, domain: string): string;
  sprintf(format: string, ...values: readonly Value[]): string;
}

/** English, for tests without WordPress. */
const ENGLISH: Translations = {
  __: (text) => text,
  _n: (one, many, count) => (count === 1 ? one : many),
  sprintf(format, ...values) {
    let next = 0;
    return format.replace(/%(?:(\d+)\$)?[sd]/g, (_, place?: string) =>
      String(values[place === undefined ? next++ : Number(place) - 1]),
    );
  },
};

const translations = (): Translations => (globalThis as { wp?: { i18n?: Translations } }).wp?.i18n ?? ENGLISH;

export const __: Translations['__'] = (...given) => translations().__(...given);
export const _n: Translations['_n'] = (...given) => translations()._n(...given);
export const sprintf: Translations['sprintf'] = (...given) => translations().sprintf(...given);

/** The translation of a sentence from elsewhere in the product, such as one about a problem. */
export const translated = (text: string): string => __(text, 'product-selector');
