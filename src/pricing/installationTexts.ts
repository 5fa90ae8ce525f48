/** Advice for each kind of fault in an installation table. `{words}` are the words to choose from. */
export const INSTALLATION_TEXTS = {
  object: 'Write an object in braces with {words}.',
  field: 'There is no such field here. Take it out, or write one of {words}.',
  version: 'Write 1.',
  provider: 'Write your name, as visitors know it, in 1 to 60 characters.',
  month: 'Write the year and month of the price list, such as 2026-06.',
  day: 'Write the last day on which these prices hold, such as 2027-06-30.',
  past: 'That day is over. Check the prices, then write the last day on which they hold.',
  gst: 'Write “included”, once every price includes GST. Prices without GST aren’t shown to visitors.',
  metres: 'Write metres as a number above 0, at most 1,000.',
  included: 'Write the metres in the base price as a number from 0 to 1,000.',
  limit: 'An extra is charged by the metre. Write up to how many metres your list goes.',
  kinds: 'Give a base price for at least one of {words}.',
  base: 'Write dollars with GST, above 0 and at most 100,000, with at most two decimals; or in_price.',
  extras: 'Write a list of at most 40 extras.',
  id: 'Write 1 to 30 small letters, digits, hyphens and underscores.',
  'same-id': 'Another extra has the same one. Give each its own.',
  label: 'Say what it is for in 1 to 80 characters.',
  price: 'Write dollars with GST, above 0 and at most 100,000, with at most two decimals.',
  per: 'Write one of {words}.',
  of: 'Say which metres are charged: {words}.',
  'of-nothing': 'Only an extra per metre has it. Take it out, or charge by the metre.',
  when: 'Say when it applies, by at least one of {words}. What always applies belongs to the base price.',
  words: 'Write one or more of {words}, each once.',
  // Of a file.
  example: 'The template’s prices are made up. Write your own, and your name.',
  what: 'Say what the row is: {words}.',
  column: 'The table has no such column. Take it out, or write one of {words}.',
  joined: 'Write one of {words}, or several with | between them.',
  'no-cell': 'A row of this kind has nothing here, only {words}. Clear the cell.',
  'without-gst': 'That is a price without GST. Write it with GST.',
  'two-days': 'It may be {words}. Write the month as a word, such as 1 July 2027.',
  twice: 'Another column has the same name. Keep one of them.',
} as const;

/** Faults whose sentences say all. */
export const WHOLE_TEXTS = {
  json: 'It isn’t JSON ({words}). Check commas, quotes and brackets.',
  size: 'It is larger than {words}. Is it the right file?',
  'same-fact':
    'This extra and {words} are both charged for the same fact. Make one of them, or change when they apply.',
  'no-base': 'The table has no base price for {words}. Add one, or take the kind out.',
  beyond: 'The base price includes more metres than the limit of {words}. Raise the limit, or lower the metres.',
  'month-late': 'The prices would be over before they begin ({words}). Check the month and the last day.',
  falls: 'A higher storey would cost less than a lower one ({words}). Charge it on the higher storeys too.',
  // Of a sheet.
  rows: 'It has more than {words} rows. Is it the right file?',
  'no-row': 'There is no row {words}. Add one; the template has an example.',
  'no-heading': 'No row has the column names what, label and price. Start from the template.',
  several: 'Several sheets have the column names: {words}. Keep one of them.',
  again: 'An earlier row says this already. Keep one of them.',
  merged: 'The cell is merged with others. Split it, and fill in each cell.',
  hidden: 'It is hidden in the spreadsheet. Show it, or delete it.',
  struck: 'It is struck out in the spreadsheet. Delete it, or take that format away.',
  formula: 'The formula has no stored result. Open the file in your spreadsheet program, and save it again.',
  'as-date': 'The spreadsheet took the text for a date. Format the cell as text or number, and type it again.',
  'other-unit': 'The price is by the {words}, but the column per isn’t. Make them agree.',
} as const;

/** The beginnings of the other sentences. */
export const FAULT_STARTS = { missing: 'It is missing.', found: '“{found}” can’t be used.' } as const;

/** `said` has its sentence among its words. */
export type FaultKind = keyof typeof INSTALLATION_TEXTS | keyof typeof WHOLE_TEXTS | 'said';
