import type { ProblemTexts } from '../../src/catalogue/problemTexts.ts';

const TOO_MANY_CELLS = [
  'The row has {cells} cells, but the header has {columns}.',
  '{count} rows have more cells than the header.',
] as const;
const OTHER_COLUMN = [
  "There's no column of this name, so column {position} of the file is ignored.",
  "{count} columns have names like “{column}” that the catalogue doesn't know, so they are ignored.",
] as const;
const UNMAPPED = [
  'Nothing is mapped to {column}, which every system needs.',
  '{count} columns that every system needs have nothing mapped to them.',
] as const;
const OTHER_MAPPING = 'Change the mapping, or export the file as before.';
const NO_LONGER_OFFERED = 'Delete what you no longer offer.';
const SAVE_AS_CSV = 'Save it from the spreadsheet program as "CSV UTF-8 (comma delimited)".';
const NEW_END = 'If the sale goes on, change its end in your file.';
const DATES_PLAINLY = 'Write each as a year, month and day, such as 2026-11-30.';
const SAY_INCLUDES = 'Answer what the prices include, or add a column that says it.';
const DOUBLE_QUOTES =
  'Write a double quote inside such a cell twice, or save the file again from a spreadsheet program.';

/** The sentences about problems that only files have, as `PROBLEM_TEXTS` has them. */
export const FILE_TEXTS = {
  // A row.
  'capacities-apart': [
    'Cooling is {cooling} kW and heating {value} kW, which is more than twice apart.',
    '{count} systems have cooling and heating more than twice apart.',
    'Check both: one of them may be in another unit, or from another row.',
  ],
  'extra-cells': [
    ...TOO_MANY_CELLS,
    'Put a cell that holds the separator in double quotes, or remove the extra cells.',
  ],
  'cells-without-heading': [...TOO_MANY_CELLS, 'Give the column a heading, or remove the extra cells.'],
  'double-row': [
    'Row {earlier} has the same id “{value}” and other figures, so neither row is used.',
    '{count} rows have the id of an earlier row and other figures, so none of these rows is used.',
    'Delete the row that no longer holds.',
  ],
  'repeated-header': ['This row repeats the header.', '{count} rows repeat the header.', 'Remove the row.'],
  'text-after-quote': [
    'A cell in double quotes has text after its closing quote.',
    '{count} rows have text after the closing quote of a cell.',
    DOUBLE_QUOTES,
  ],
  'rows-after-quote': [
    "A cell in double quotes has text after its closing quote, so the rows below can't be read.",
    null,
    DOUBLE_QUOTES,
  ],
  'open-quote': [
    "A double quote opens a cell and is never closed, so the rows below can't be read.",
    null,
    'Add the closing double quote, or save the file again from a spreadsheet program.',
  ],
  'sale-dates': [
    "The dates of the sale ({value}) can't be read, so the regular price counts.",
    "The dates of {count} sales, such as {value}, can't be read, so the regular price counts.",
    DATES_PLAINLY,
  ],
  'sale-dates-unclear': [
    'The dates of the sale ({value}) could mean two days, so the regular price counts.',
    'The dates of {count} sales, such as {value}, could mean two days, so the regular price counts.',
    DATES_PLAINLY,
  ],
  'sale-reversed': [
    'The sale ends before it begins ({value}), so the regular price counts.',
    '{count} sales end before they begin, such as {value}, so the regular price counts.',
    'Check both dates.',
  ],

  // A column.
  'unknown-column': [...OTHER_COLUMN, 'Remove the column, or rename it.', 'Did you mean {closest}?'],
  'unnamed-column': [
    'Column {position} of the file has no name, so it is ignored.',
    '{count} columns of the file have no name, so they are ignored.',
    'Name the column in the header, or remove it.',
  ],
  'two-columns': ['Two columns are named {column}.', null, 'Remove or rename one of them.'],
  'missing-columns': [
    'The header is missing {missing}.',
    null,
    'One of the first {rows} rows must name the columns, including {required}, spelt exactly like this.',
  ],
  'column-gone': [
    'The file has no column {names}, which the mapping needs for {column}.',
    '{count} columns of the mapping that it needs are not in the file.',
    OTHER_MAPPING,
  ],
  'column-unknown': [
    'The file has no column {names}, so {column} stays unknown.',
    '{count} columns of the mapping are not in the file, so what they are for stays unknown.',
    OTHER_MAPPING,
  ],
  'column-in-part': [
    "The file has no column {names}, so {column} comes from the mapping's other columns only.",
    "{count} columns of the mapping are not in the file, so what they are for comes from the mapping's other columns only.",
    OTHER_MAPPING,
  ],
  'column-added': [
    'The mapping doesn’t know the column “{value}”, so it isn’t read.',
    'The mapping doesn’t know {count} columns, such as “{value}”, so they aren’t read.',
    'To say what it means, press “Change the mapping” (on the command line, import the file with a new --mapping; if nobody needs it, add it to leaveOut in the mapping).',
  ],
  'filter-gone': [
    'The file has no column “{value}”, which the mapping filters rows by.',
    '{count} columns are not in the file, such as “{value}”, which the mapping filters rows by.',
    OTHER_MAPPING,
  ],
  unmapped: [...UNMAPPED, 'Choose the column for {column}, or add a column {column}.'],
  'only-suggested': [...UNMAPPED, 'Say whether {names} is the {column}, or add a column {column}.'],
  'open-price': ["The file doesn't say what its price includes, so no price is shown.", null, SAY_INCLUDES],
  'open-prices': ["The file doesn't say what its {prices} prices include, so no price is shown.", null, SAY_INCLUDES],
  'foreign-column': [
    '“{value}” is in {money}, so no price is read from it.',
    '{count} columns such as “{value}” are in other money, so no price is read from them.',
    'Map a column of prices in Australian dollars, or add one.',
  ],
  'sale-unclear': [
    '“{value}” may say when “{sale}” ends, so no price is read from “{sale}”.',
    null,
    'Give the column of dates a heading such as “{sale} ends”, or delete it.',
  ],
  'without-gst': [
    '“{value}” is mapped to price_from_aud, which visitors read as a price with GST.',
    '{count} columns such as “{value}” are mapped to price_from_aud, which visitors read as a price with GST.',
    'Map a column of prices with GST, or add one.',
  ],

  // A file.
  'no-systems': ['The file has no systems.', null, 'Add at least one system.'],
  'empty-file': ['The file is empty.', null, 'Put the column names in the first row and one system in each row below.'],
  'reply-too-large': [
    'The catalogue is {size} as a reply; visitors can load at most {most}.',
    null,
    'Shorten the descriptions, or leave out systems.',
  ],
  'file-too-large': ['The file is {size}; the limit for a catalogue file is {most}.', null, 'Is it the right file?'],
  'too-many-rows': ['The file has more than {most} rows.', null, 'Keep only your catalogue in it.'],
  'hidden-row': ['Row {first} is hidden, and read like the others.', null, NO_LONGER_OFFERED],
  'hidden-rows': [
    '{rows} rows are hidden, the first is row {first}, and read like the others.',
    null,
    NO_LONGER_OFFERED,
  ],
  'hidden-columns': [
    "Columns that the workbook hides aren't used by themselves: {names}.",
    null,
    'Show a column in the workbook if visitors may see what it has.',
  ],
  'struck-row': ['Row {first} is struck out, and read like the others.', null, NO_LONGER_OFFERED],
  'struck-rows': [
    '{rows} rows are struck out, the first is row {first}, and read like the others.',
    null,
    NO_LONGER_OFFERED,
  ],
  'no-such-sheet': ['The workbook has no sheet “{sheet}”. It has {sheets}.', null, 'Name one of them.'],
  'no-usable-sheet': [
    'No sheet has headings that we know. The workbook has {sheets}.',
    null,
    'Name the columns in one of the first ten rows of one sheet.',
  ],
  'other-sheets': ['Not read, because their headings differ: {sheets}.', null, 'Import them by themselves.'],
  'tabs-left-out': [
    'These sheets aren’t read: {sheets}.',
    null,
    'If one of them belongs to the range, choose it too (--sheet “NAME/NAME” on the command line).',
  ],
  'no-common-layout': [
    'No two of the sheets have the same headings: {sheets}.',
    null,
    'Choose one of them (--sheet NAME on the command line).',
  ],
  'several-sheets': [
    'More than one sheet could be the catalogue: {sheets}.',
    null,
    'Choose one of them (--sheet NAME on the command line), or keep only one in the workbook.',
  ],
  'no-sheets': ['The file has no sheets, so there is no sheet “{sheet}”.', null, 'Leave out the name of the sheet.'],
  'no-such-row': [
    'Row {asked} is blank, or there is no such row.',
    null,
    'Give the number of the row with the headings.',
  ],
  'windows-1252': [
    "The file isn't UTF-8. It was read as Windows-1252, so letters with accents, ° and ² may be wrong.",
    null,
    SAVE_AS_CSV,
  ],
  'other-format': [
    'The file is neither an Excel workbook (.xlsx) nor text. It may be an older workbook, one with a password, a PDF or a web page.',
    null,
    'Save it from the spreadsheet program as an Excel workbook (.xlsx) without a password, or as CSV UTF-8.',
  ],
  'damaged-workbook': [
    'The workbook is damaged or incomplete.',
    null,
    'Open it in the spreadsheet program and save it again.',
  ],
  'too-large-inside': [
    'The file holds far more than a catalogue of 5,000 systems.',
    null,
    'Keep only your catalogue in it: delete other sheets, and formats of blank cells.',
  ],
  'not-a-feed': [
    'The file is XML, but no RSS or Atom feed that can be read.',
    null,
    'Download the feed again and save it. Save a spreadsheet as an Excel workbook (.xlsx).',
  ],
  'not-json': ["The file isn't JSON ({why}).", null, 'Export the file again.'],
  'no-list': ['The file has no list of products.', null, 'Export it as a list: [{ … }, { … }].'],
  'sale-over': ['A sale price ended on {day}, so the regular price counts.', null, NEW_END],
  'sales-over': ['{sales} sale prices are over, the last since {day}, so the regular prices count.', null, NEW_END],
} satisfies Readonly<Record<string, ProblemTexts>>;
