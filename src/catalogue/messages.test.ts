import { expect, it } from 'vitest';
import { describeFileProblem } from '../../sheets/open/explainFileProblem.ts';
import { readCsv } from '../../tests/samples/readFile.ts';
import { readReply } from './readReply.ts';

/** The exact messages for a person at a spreadsheet: where, what is wrong, and what to do. */
const OF_FILES: readonly (readonly [file: string, messages: readonly string[]])[] = [
  ['id;title;system_type\nA;B, C;split\n', []],
  ['id\ttitle\tsystem_type\nA\tB\tsplit\n', []],
  [
    'id,title,system_type,phase\nA,Split A,split,"3 heads"\n',
    ["warning: Row 2, column `phase` (id A): “3 heads” isn't 1 or 3. Put 1 or 3, or leave it blank."],
  ],
  [
    'id,title,system_type,priority\nA,Split A,split,"soon"\n',
    ["warning: Row 2, column `priority` (id A): “soon” isn't a number. Put a number, or leave it blank."],
  ],
  [
    'id,title,system_type,cooling_capacity_kw\nA,Split A,split,"1e999"\n',
    [
      "warning: Row 2, column `cooling_capacity_kw` (id A): “1e999” isn't between 0.5 and 60 kW. Check the figure and its unit, or leave it blank.",
    ],
  ],
  [
    'id,title,system_type,zone_control\nA,Split A,split,"n/a"\n',
    ['warning: Row 2, column `zone_control` (id A): “n/a” was read as unknown. Leave the cell blank.'],
  ],
  [
    'id,title,system_type,brand\nA,Split A,split,"TBC"\n',
    ['warning: Row 2, column `brand` (id A): “TBC” was read as unknown. Leave the cell blank.'],
  ],
  [
    'id,title,system_type,link\nA,Split A,split,"-"\n',
    ['warning: Row 2, column `link` (id A): “-” was read as unknown. Leave the cell blank.'],
  ],
  [
    'id,title,system_type,outdoor_width_mm\nA,Split A,split,"#REF!"\n',
    ['warning: Row 2, column `outdoor_width_mm` (id A): “#REF!” was read as unknown. Leave the cell blank.'],
  ],
  [
    'id,title,system_type,availability\nA,Split A,split,"soonish"\n',
    [
      "warning: Row 2, column `availability` (id A): “soonish” isn't an availability. Put in_stock, out_of_stock, preorder or backorder, or leave it blank.",
    ],
  ],
  [
    'id,title,system_type,suits_home_types\nA,Split A,split,"apartment|castle"\n',
    [
      "warning: Row 2, column `suits_home_types` (id A): “castle” isn't a home type, so the whole list is unknown. Use house_pitched_roof, house_flat_roof, townhouse or apartment, or leave it blank.",
    ],
  ],
  [
    'id,title,system_type,controls\nA,Split A,split,"voice|bluetooth"\n',
    [
      "warning: Row 2, column `controls` (id A): “bluetooth” isn't a control, so the whole list is unknown. Use touchscreen, voice or mobile_app (add :optional to one that costs extra), or none alone, or leave it blank.",
    ],
  ],
  [
    'id,title,system_type,controls\nA,Split A,split,"none|voice"\n',
    [
      'warning: Row 2, column `controls` (id A): “none|voice” says none and names a control. Put either none or the controls, or leave it blank.',
    ],
  ],
  [
    'id,title,system_type,phase\nA,Split A,split,"singel phase"\n',
    ["warning: Row 2, column `phase` (id A): “singel phase” isn't 1 or 3. Did you mean 1? If not, leave it blank."],
  ],
  [
    'id,title,system_type,price_from_aud,price_includes\nA,Split A,split,POA,supply_only\n',
    ['warning: Row 2, column `price_from_aud` (id A): “POA” was read as unknown. Leave the cell blank.'],
  ],
  [
    'id,title,system_type\nA,n/a,split\n',
    ['error: Row 2, column `title` (id A): “n/a” was read as unknown. Fill in the title.'],
  ],
  [
    'id,title,system_type\nA,,split\n',
    ['error: Row 2, column `title` (id A): The row has no title. Fill in the title.'],
  ],
  [
    'id,title,system_type\nA,B,window\n',
    [
      "error: Row 2, column `system_type` (id A): “window” isn't a system type. Put split, multi_split, ducted or slim_ducted.",
    ],
  ],
  [
    'id,title,system_type\nA,B,multi_splitt\n',
    ["error: Row 2, column `system_type` (id A): “multi_splitt” isn't a system type. Did you mean multi_split?"],
  ],
  [
    'id,title,system_type\nA,"B" x,split\nC,"D",split\n',
    [
      "error: Row 2: A cell in double quotes has text after its closing quote, so the rows below can't be read. Write a double quote inside such a cell twice, or save the file again from a spreadsheet program.",
    ],
  ],
];

const OF_REPLIES: readonly (readonly [cell: object, messages: readonly string[]])[] = [
  [{ title: { a: 1 } }, ["error: Row 1, column `title` (id A): “[object]” isn't a single value. Send one value."]],
  [{ brand: true }, ["warning: Row 1, column `brand` (id A): “true” isn't text. Send text, or leave it blank."]],
  [
    { brand: Number.POSITIVE_INFINITY },
    ["warning: Row 1, column `brand` (id A): “Infinity” isn't text. Send text, or leave it blank."],
  ],
  [
    { brand: ['a', 'b'] },
    ["warning: Row 1, column `brand` (id A): “[list]” isn't a single value. Send one value, or leave it blank."],
  ],
  [
    { cooling_capacity_kw: '7' },
    [
      'warning: Row 1, column `cooling_capacity_kw` (id A): “7” is text; it was read as the number 7. Send a number, without quotation marks.',
    ],
  ],
  [
    { cooling_capacity_kw: { value: 7 } },
    [
      "warning: Row 1, column `cooling_capacity_kw` (id A): “[object]” isn't a single value. Send one value, or leave it blank.",
    ],
  ],
  [
    { suits_small_outdoor_space: 3 },
    [
      "warning: Row 1, column `suits_small_outdoor_space` (id A): “3” isn't yes or no. Put yes or no, or leave it blank.",
    ],
  ],
  [
    { image_link: 'nope' },
    [
      "warning: Row 1, column `image_link` (id A): “nope” isn't a web address that starts with https:// or http://. Put the whole address, such as “https://example.com/page”, or leave it blank.",
    ],
  ],
  [
    { suits_areas: [1] },
    [
      "warning: Row 1, column `suits_areas` (id A): “1” isn't a word, so the whole list is unknown. Send a list of words, or leave it blank.",
    ],
  ],
  [
    { suits_areas: { a: 1 } },
    [
      "warning: Row 1, column `suits_areas` (id A): “[object]” isn't a list of words. Send a list of words, or leave it blank.",
    ],
  ],
  [
    { controls: ['voice', 'bluetooth'] },
    [
      "warning: Row 1, column `controls` (id A): “bluetooth” isn't a control, so the whole list is unknown. Use touchscreen, voice or mobile_app (add :optional to one that costs extra), or none alone, or leave it blank.",
    ],
  ],
];

it.each(OF_FILES)('messages of the file %j', (file, messages) => {
  const lines = readCsv(file).problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`);
  expect(lines).toEqual(messages);
});

it.each(OF_REPLIES)('messages of a reply with %j', (cell, messages) => {
  const reading = readReply([{ id: 'A', title: 'T', system_type: 'split', ...cell }]);
  const problems = reading.ok ? reading.problems : [];
  expect(problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`)).toEqual(messages);
});
