/**
 * Sentences that follow each other, as one text: a text beside other nodes in one element would be lost to a page
 * translation, which replaces it.
 */
export const sentences = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');
