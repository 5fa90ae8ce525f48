/** The rows of the sheet for three quotes, by the parts of a quote. */
export const QUOTE_PARTS = {
  system: ['installer', 'model', 'capacity', 'sizing'],
  price: ['total', 'deposit'],
  work: ['unit', 'installation', 'pipe', 'bracket', 'switchboard', 'drain', 'access', 'removal', 'repair'],
  people: ['licences', 'certificates', 'warranty', 'start'],
} as const;

export type QuoteRow = (typeof QUOTE_PARTS)[keyof typeof QUOTE_PARTS][number];

/** The columns of the sheet. */
export const QUOTE_NUMBERS = [1, 2, 3] as const;
