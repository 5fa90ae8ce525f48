type Value = string | number;

/** What is used of WordPress's `wp.i18n`. */
interface Translations {
  __(text: string, domain: string): string;
  _n(one: string, many: string, count: number, domain: string): string;
  sprintf(format: string, ...values: readonly Value[]): string;
}

/** English, for where there is no WordPress around the page. */
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

const { wp } = globalThis as { wp?: { i18n?: Translations } };

/** The sentences of the page, in the language of whoever is signed in. */
export const { __, _n, sprintf } = wp?.i18n ?? ENGLISH;
