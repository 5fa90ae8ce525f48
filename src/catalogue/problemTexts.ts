export type ProblemTexts = readonly [one: string, several: string | null, advice: string, misspelt?: string];

/** Sentences shared by several kinds, which differ in the solution. */
const READ_AS_UNKNOWN = [
  '“{value}” was read as unknown.',
  '{count} cells such as “{value}” were read as unknown.',
] as const;
const NO_NUMBER = ["“{value}” isn't a number.", "{count} values like “{value}” aren't numbers."] as const;
const OTHER_WORD = ["“{value}” isn't {noun}.", "{count} values like “{value}” aren't {noun}."] as const;
const OTHER_ENTRY = [
  "“{value}” isn't {noun}, so the whole list is unknown.",
  "{count} values like “{value}” aren't {noun}, so the whole list is unknown.",
] as const;
const TOO_LONG = [
  '“{value}” has more than {longest} characters.',
  '{count} values like “{value}” have more than {longest} characters.',
] as const;
const NO_ADDRESS = [
  "“{value}” isn't a web address that starts with https:// or http://.",
  "{count} values like “{value}” aren't web addresses that start with https:// or http://.",
] as const;
const MEANT = 'Did you mean {closest}?< If not, leave it blank.>';
const AS_TEXT = 'Format the column as text, and type the value again.';
const SHAPE = 'Use the shape {"products": [ … ]}.';

/** Facts of a column, for sentences below. */
export const FACT_TEXTS = {
  range: '{least} and {most}',
  either: '{words} or {last}',
  controls: '{values} (add :optional to one that costs extra), or none alone',
} as const;

/**
 * The sentences about problems of cells, rows and replies, by kind: one for a single problem, one for several with the same cause (null if there is never more
 * than one), the solution, and the solution for a misspelt word. `{value}` is the value found; the other names are facts of the problem or of its column
 * (`explainProblem.ts`). Text in angle brackets only applies to a column that may stay blank.
 */
export const PROBLEM_TEXTS = {
  // A cell.
  'means-unknown': [...READ_AS_UNKNOWN, 'Leave the cell blank.'],
  'required-unknown': [...READ_AS_UNKNOWN, 'Fill in the {column}.'],
  missing: ['The row has no {column}.', '{count} rows have no {column}.', 'Fill in the {column}.'],
  respelled: ['“{value}” was read as {read}.', '{count} values were read, such as “{value}” as {read}.', 'Put {read}.'],
  'number-as-text': [
    '“{value}” is text; it was read as the number {read}.',
    '{count} numbers like “{value}” are text.',
    'Send a number, without quotation marks.',
  ],
  'not-a-number': [...NO_NUMBER, 'Put the number alone, in {unit}<, or leave it blank>.'],
  'not-a-count': [...NO_NUMBER, 'Put a number<, or leave it blank>.'],
  'several-measures': [...NO_NUMBER, 'Put width, height and depth into one column each.'],
  'outside-range': [
    "“{value}” isn't between {range}.",
    "{count} values like “{value}” aren't between {range}.",
    'Check the figure and its unit<, or leave it blank>.',
  ],
  'not-whole': [
    "“{value}” isn't a whole number.",
    "{count} values like “{value}” aren't whole numbers.",
    'Check the figure<, or leave it blank>.',
  ],
  'not-a-step': [
    "“{value}” isn't a multiple of {step}.",
    "{count} values like “{value}” aren't a multiple of {step}.",
    'Check the figure<, or leave it blank>.',
  ],
  'unknown-word': [...OTHER_WORD, 'Put {allowed}<, or leave it blank>.', MEANT],
  'unknown-entry': [...OTHER_ENTRY, 'Use {allowed}<, or leave it blank>.', MEANT],
  'not-a-word': [
    "“{value}” isn't a word, so the whole list is unknown.",
    "{count} values like “{value}” aren't words, so the whole list is unknown.",
    'Send a list of words<, or leave it blank>.',
  ],
  'not-a-list': [
    "“{value}” isn't a list of words.",
    "{count} values like “{value}” aren't lists of words.",
    'Send a list of words<, or leave it blank>.',
  ],
  'not-one-value': [
    "“{value}” isn't a single value.",
    "{count} values like “{value}” aren't single values.",
    'Send one value<, or leave it blank>.',
  ],
  'not-text': [
    "“{value}” isn't text.",
    "{count} values like “{value}” aren't text.",
    'Send text<, or leave it blank>.',
  ],
  'not-yes-or-no': [
    "“{value}” isn't yes or no.",
    "{count} values like “{value}” aren't yes or no.",
    'Put yes or no<, or leave it blank>.',
  ],
  'too-many-entries': [
    '“{value}” has more than {most} entries.',
    '{count} values like “{value}” have more than {most} entries.',
    'Name each word once<, or leave it blank>.',
  ],
  separators: [
    'The entries of this list are separated by a comma or semicolon.',
    '{count} lists are separated by commas or semicolons.',
    'Separate them by |.',
  ],
  'named-twice': [
    '“{value}” names {control} twice, in two ways.',
    '{count} values like “{value}” name a control twice, in two ways.',
    'Name {control} once<, or leave it blank>.',
  ],
  'none-and-more': [
    '“{value}” says none and names a control.',
    '{count} values like “{value}” say none and name a control.',
    'Put either none or the controls<, or leave it blank>.',
  ],
  'too-long': [...TOO_LONG, 'Use a shorter one<, or leave it blank>.'],
  'address-too-long': [...TOO_LONG, 'Use a shorter address<, or leave it blank>.'],
  'postcodes-too-long': [...TOO_LONG, 'Use ranges<, or leave it blank>.'],
  cut: [
    'A text of {length} characters was cut to {longest}.',
    '{count} texts were cut to {longest}.',
    'Use fewer words.',
  ],
  'not-an-address': [...NO_ADDRESS, 'Put the whole address, such as “https://example.com/page”<, or leave it blank>.'],
  'no-scheme': [...NO_ADDRESS, 'Put “https://{value}”<, or leave it blank>.'],
  'not-a-postcode': [
    "“{value}” isn't a postcode or a range, so the whole list is unknown.",
    "{count} values like “{value}” aren't postcodes or ranges, so the whole lists are unknown.",
    'Put postcodes and ranges, such as “2000-2249, 2555”<, or leave it blank>.',
  ],
  'no-postcode': [
    '“{value}” has no postcode.',
    '{count} values like “{value}” have no postcode.',
    'Put postcodes and ranges, such as “2000-2249, 2555”<, or leave it blank>.',
  ],
  backwards: [
    '“{value}” runs backwards, so the whole list is unknown.',
    '{count} ranges like “{value}” run backwards, so the whole lists are unknown.',
    'Put “{turned}”<, or leave it blank>.',
  ],
  'lost-digits': [
    '“{value}” looks like a code that became a number: digits are lost.',
    '{count} values like “{value}” look like codes that became numbers: digits are lost.',
    AS_TEXT,
  ],
  'lost-zeros': [
    '“{value}” looks like a code that became a number: zeros are lost.',
    '{count} values like “{value}” look like codes that became numbers: zeros are lost.',
    AS_TEXT,
  ],
  'formula-without-value': [
    'The formula has no stored value.',
    '{count} formulas have no stored value.',
    'Put the value itself, or open the workbook in its spreadsheet program and save it again.',
  ],
  'stored-as-date': [
    'The spreadsheet stores this cell as a date.',
    'The spreadsheet stores {count} cells as dates.',
    AS_TEXT,
  ],
  'shown-otherwise': [
    'The spreadsheet shows “{shown}” and stores the number {stored}, which was read.',
    '{count} cells are shown in one way, such as “{shown}”, and stored as a number, such as {stored}, which was read.',
    AS_TEXT,
  ],
  'foreign-price': [
    "The price is in “{value}”, so it isn't read as dollars.",
    "{count} prices are in other money, such as “{value}”, so they aren't read as dollars.",
    'Put the price in Australian dollars, or leave it blank.',
  ],
  'price-without-gst': [
    "The price is without GST, as “{value}” says, so it isn't shown.",
    "{count} prices are without GST, as columns such as “{value}” say, so they aren't shown.",
    'Put the price with GST.',
  ],

  // A row.
  'half-price': [
    'There is a {column} but no {other}, so no price is shown.',
    '{count} rows have a {column} but no {other}, so no price is shown.',
    'Fill in both, or leave both blank.',
  ],
  'repeated-id': [
    'Row {earlier} has the same id, so this row is left out.',
    '{count} rows have the id of an earlier row, so they are left out.',
    'Give each system its own id.',
  ],
  'mixed-types': [
    'Row {earlier} has the same item_group_id “{value}” but another system_type (“{other}”), so they stay apart by system type.',
    '{count} groups have an item_group_id for more than one system_type, so they stay apart by system type.',
    'Give each system_type its own item_group_id.',
  ],
  'mixed-brands': [
    'Row {earlier} has the same item_group_id “{value}” but another brand (“{other}”), so they are shown as one family.',
    '{count} groups have an item_group_id for more than one brand, so they are shown as one family.',
    'Give each brand its own item_group_id.',
  ],
  'not-an-object': [
    "“{value}” isn't an object.",
    "{count} values like “{value}” aren't objects.",
    'Send each product as an object whose keys are column names.',
  ],

  // A reply, or a file as a whole.
  'too-many-systems': [
    'There are {systems} systems; the limit is {most}.',
    null,
    'Leave out systems you no longer offer.',
  ],
  'reply-shape': ["The reply isn't an object or a list.", null, SHAPE],
  'no-products': ['The reply has no products. It has {keys}.', null, SHAPE],
  'products-no-list': ["The reply's products aren't a list.", null, SHAPE],
  'not-a-date': ["“updated” is “{value}”, which isn't a date.", null, 'Send a date such as 2026-03-01T09:30:00Z.'],
  'not-listed': ["{more} more warnings aren't listed.", null, 'Fix the listed ones first.'],
} satisfies Readonly<Record<string, ProblemTexts>>;
