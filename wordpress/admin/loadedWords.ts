import type * as Words from '../../sheets/recognise/vocabulary.ts';

/**
 * The words of headings, which load with the first file. The page's script uses this module in place of `vocabulary.ts`; it is
 * empty until then.
 */
export let HEADING_WORDS = {} as typeof Words.HEADING_WORDS;
export let KIND_WORDS = {} as typeof Words.KIND_WORDS;
export let COLUMN_HEADINGS = {} as typeof Words.COLUMN_HEADINGS;
export let UNSURE_HEADINGS = {} as typeof Words.UNSURE_HEADINGS;
export let CONTROL_HEADINGS = {} as typeof Words.CONTROL_HEADINGS;
export let VALUE_WORDS = {} as typeof Words.VALUE_WORDS;
export let SHOP_HEADINGS = {} as typeof Words.SHOP_HEADINGS;
export let ATTRIBUTE_WORDS = {} as typeof Words.ATTRIBUTE_WORDS;

/** Rejects if the file can't be loaded; the next call tries again. */
export async function loadWords(address: string): Promise<void> {
  const words: typeof Words = await import(/* @vite-ignore */ address);
  ({ HEADING_WORDS, KIND_WORDS, COLUMN_HEADINGS, UNSURE_HEADINGS } = words);
  ({ CONTROL_HEADINGS, VALUE_WORDS, SHOP_HEADINGS, ATTRIBUTE_WORDS } = words);
}
