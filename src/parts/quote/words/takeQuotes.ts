/** Apart from the other words: it loads with the questions. */
export const TAKE_QUOTES = { 'quote.take': 'Take my three quotes along' } as const;
