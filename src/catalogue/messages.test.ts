import { expect, it } from 'vitest';
import { describeFileProblem } from '../../sheets/open/explainFileProblem.ts';
import { readCsv } from '../../tests/samples/readFile.ts';
import { readReply } from './readReply.ts';

/** The exact words for a person at a spreadsheet about one cell of a row, by its column: what is wrong, and what to do. */
const OF_CELLS: Readonly<Record<string, readonly (readonly [cell: string, words: string])[]>> = {
  phase: [
    ['3 heads', "“3 heads” isn't 1 or 3. Put 1 or 3, or leave it blank."],
    ['singel phase', "“singel phase” isn't 1 or 3. Did you mean 1? If not, leave it blank."],
  ],
  priority: [['soon', "“soon” isn't a number. Put a number, or leave it blank."]],
  cooling_capacity_kw: [
    ['7100 W', "“7100 W” isn't a number. Put the number alone, in kW, or leave it blank."],
    ['1e999', "“1e999” isn't between 0.5 and 60 kW. Check the figure and its unit, or leave it blank."],
  ],
  zone_control: [['n/a', '“n/a” was read as unknown. Leave the cell blank.']],
  brand: [['TBC', '“TBC” was read as unknown. Leave the cell blank.']],
  link: [
    ['-', '“-” was read as unknown. Leave the cell blank.'],
    [
      'www.example.com/a',
      "“www.example.com/a” isn't a web address that starts with https:// or http://. Put “https://www.example.com/a”, or leave it blank.",
    ],
  ],
  service_postcodes: [
    ['2249-2000', '“2249-2000” runs backwards, so the whole list is unknown. Put “2000-2249”, or leave it blank.'],
  ],
  outdoor_width_mm: [['#REF!', '“#REF!” was read as unknown. Leave the cell blank.']],
  availability: [
    [
      'soonish',
      "“soonish” isn't an availability. Put in_stock, out_of_stock, preorder or backorder, or leave it blank.",
    ],
  ],
  suits_home_types: [
    [
      'apartment|castle',
      "“castle” isn't a home type, so the whole list is unknown. Use house_pitched_roof, house_flat_roof, townhouse or apartment, or leave it blank.",
    ],
  ],
  controls: [
    [
      'voice|bluetooth',
      "“bluetooth” isn't a control, so the whole list is unknown. Use touchscreen, voice or mobile_app (add :optional to one that costs extra), or none alone, or leave it blank.",
    ],
    ['none|voice', '“none|voice” says none and names a control. Put either none or the controls, or leave it blank.'],
  ],
};

/** Files whose row is lost, or that have none of it. */
const OF_FILES: readonly (readonly [file: string, ...messages: string[]])[] = [
  ['id;title;system_type\nA;B, C;split\n'],
  ['id\ttitle\tsystem_type\nA\tB\tsplit\n'],
  [
    'id,title,system_type,price_from_aud,price_includes\nA,Split A,split,POA,supply_only\n',
    'warning: Row 2, column `price_from_aud` (id A): “POA” was read as unknown. Leave the cell blank.',
  ],
  [
    'id,title,system_type\nA,n/a,split\n',
    'error: Row 2, column `title` (id A): “n/a” was read as unknown. Fill in the title.',
  ],
  ['id,title,system_type\nA,,split\n', 'error: Row 2, column `title` (id A): The row has no title. Fill in the title.'],
  [
    'id,title,system_type\nA,B,window\n',
    "error: Row 2, column `system_type` (id A): “window” isn't a system type. Put split, multi_split, ducted or slim_ducted.",
  ],
  [
    'id,title,system_type\nA,B,multi_splitt\n',
    "error: Row 2, column `system_type` (id A): “multi_splitt” isn't a system type. Did you mean multi_split?",
  ],
  [
    'id,title,system_type\nA,"B" x,split\nC,"D",split\n',
    "error: Row 2: A cell in double quotes has text after its closing quote, so the rows below can't be read. Write a double quote inside such a cell twice, or save the file again from a spreadsheet program.",
  ],
];

/** The same about a cell of a reply in JSON. */
const OF_REPLIES: readonly (readonly [column: string, cell: unknown, words: string])[] = [
  ['brand', true, "“true” isn't text. Send text, or leave it blank."],
  ['brand', Number.POSITIVE_INFINITY, "“Infinity” isn't text. Send text, or leave it blank."],
  ['brand', ['a', 'b'], "“[list]” isn't a single value. Send one value, or leave it blank."],
  ['cooling_capacity_kw', '7', '“7” is text; it was read as the number 7. Send a number, without quotation marks.'],
  ['cooling_capacity_kw', { value: 7 }, "“[object]” isn't a single value. Send one value, or leave it blank."],
  ['suits_small_outdoor_space', 3, "“3” isn't yes or no. Put yes or no, or leave it blank."],
  [
    'image_link',
    'nope',
    "“nope” isn't a web address that starts with https:// or http://. Put the whole address, such as “https://example.com/page”, or leave it blank.",
  ],
  ['suits_areas', [1], "“1” isn't a word, so the whole list is unknown. Send a list of words, or leave it blank."],
  ['controls', ['voice', 'bluetooth'], OF_CELLS.controls![0]![1]],
  ['suits_areas', { a: 1 }, "“[object]” isn't a list of words. Send a list of words, or leave it blank."],
];

const linesOf = (file: string) =>
  readCsv(file).problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`);

it.each(
  Object.entries(OF_CELLS).flatMap(([column, cells]) => cells.map(([cell, words]) => [column, cell, words] as const)),
)('the message about a cell of %s that is %j', (column, cell, words) => {
  expect(linesOf(`id,title,system_type,${column}\nA,Split A,split,"${cell}"\n`)).toEqual([
    `warning: Row 2, column \`${column}\` (id A): ${words}`,
  ]);
});

it.each(OF_FILES)('messages of the file %j', (file, ...messages) => {
  expect(linesOf(file)).toEqual(messages);
});

it.each([...OF_REPLIES, ['title', { a: 1 }, "“[object]” isn't a single value. Send one value."] as const])(
  'the message about %s of a reply that is %j',
  (column, cell, words) => {
    const reading = readReply([{ id: 'A', title: 'T', system_type: 'split', [column]: cell }]);
    const problems = reading.ok ? reading.problems : [];
    const severity = column === 'title' ? 'error' : 'warning';
    expect(problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`)).toEqual([
      `${severity}: Row 1, column \`${column}\` (id A): ${words}`,
    ]);
  },
);
