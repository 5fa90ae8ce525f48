import { describe, expect, it } from 'vitest';
import { describeProblem } from './describeProblem.ts';
import { readCsv } from './readCsv.ts';
import { readReply } from './readReply.ts';

/** What somebody at a spreadsheet reads, to the letter: where, what is wrong, and what to do. */
const OF_FILES: readonly (readonly [file: string, messages: readonly string[]])[] = [
  [
    'id,title,system_type,id\nA,B,split,C\n',
    ['error: Row 1, column id: Two columns are named id. Remove or rename one of them.'],
  ],
  [
    'id,title,system_type,phaze\nA,B,split,1\n',
    [
      'warning: Row 1, column phaze: There is no column of this name, so column 4 of the file is not read. Did you mean phase?',
    ],
  ],
  [
    'id,title,system_type,zzzz\nA,B,split,1\n',
    [
      'warning: Row 1, column zzzz: There is no column of this name, so column 4 of the file is not read. Remove the column, or rename it.',
    ],
  ],
  [
    'id,title,system_type\nA,"B,split\n',
    [
      'error: Row 2: A double quote opens a cell and none closes it, so nothing below could be read. Add the closing double quote, or save the file again from a spreadsheet program.',
    ],
  ],
  [
    'id,title,system_type\nA,"B"x,split\n',
    [
      'error: Row 2: A double quote opens a cell and none closes it, so nothing below could be read. Add the closing double quote, or save the file again from a spreadsheet program.',
    ],
  ],
  [
    'id,title,system_type\nA,B,split,extra\n',
    [
      'error: Row 2 (id A): The row has 4 cells, the header has 3. Put a cell that holds the separator in double quotes, or remove the cells too many.',
    ],
  ],
  [
    'id,title,system_type\nid,title,system_type\n',
    ['error: Row 2: The header stands here a second time. Remove the row.'],
  ],
  [
    'id,title,system_type,\nA,B,split,x\n',
    [
      'warning: Row 1: Column 4 of the file has no name, so it is not read. Name the column in the header, or remove it.',
    ],
  ],
  ['id;title;system_type\nA;B, C;split\n', []],
  ['id\ttitle\tsystem_type\nA\tB\tsplit\n', []],
  [
    'id,title,system_type,cooling_capacity_kw\nA,Split A,split,"abc"\n',
    [
      'error: Row 2, column cooling_capacity_kw (id A): "abc" is not a number. Write the number alone, in kW, or leave the cell blank if it is not known.',
    ],
  ],
  [
    'id,title,system_type,cooling_capacity_kw\nA,Split A,split,"710"\n',
    [
      'warning: Row 2, column cooling_capacity_kw (id A): "710" is not between 0.5 and 60 kW, so it counts as unknown. Check the figure and its unit.',
    ],
  ],
  [
    'id,title,system_type,stars_cool_hot\nA,Split A,split,"3.3"\n',
    [
      'warning: Row 2, column stars_cool_hot (id A): "3.3" is not a multiple of 0.5, so it counts as unknown. Check the figure.',
    ],
  ],
  [
    'id,title,system_type,max_zones\nA,Split A,split,"2.5"\n',
    [
      'warning: Row 2, column max_zones (id A): "2.5" is not a whole number, so it counts as unknown. Check the figure.',
    ],
  ],
  [
    'id,title,system_type,cooling_capacity_kw\nA,Split A,split,"7.1 kW"\n',
    ['warning: Row 2, column cooling_capacity_kw (id A): "7.1 kW" was read as 7.1. Write 7.1.'],
  ],
  [
    'id,title,system_type,cooling_capacity_kw\nA,Split A,split,"7,1"\n',
    ['warning: Row 2, column cooling_capacity_kw (id A): "7,1" was read as 7.1. Write 7.1.'],
  ],
  [
    'id,title,system_type,outdoor_width_mm\nA,Split A,split,"1,234"\n',
    ['warning: Row 2, column outdoor_width_mm (id A): "1,234" was read as 1234. Write 1234.'],
  ],
  [
    'id,title,system_type,cooling_capacity_kw\nA,Split A,split,"7 mm"\n',
    [
      'error: Row 2, column cooling_capacity_kw (id A): "7 mm" is not a number. Write the number alone, in kW, or leave the cell blank if it is not known.',
    ],
  ],
  [
    'id,title,system_type,max_zones\nA,Split A,split,"99"\n',
    [
      'warning: Row 2, column max_zones (id A): "99" is not between 0 and 32, so it counts as unknown. Check the figure and its unit.',
    ],
  ],
  [
    'id,title,system_type,link\nA,Split A,split,"www.example.com"\n',
    [
      'warning: Row 2, column link (id A): "www.example.com" is not a web address that starts with https:// or http://, so it counts as unknown. Write https://www.example.com',
    ],
  ],
  [
    'id,title,system_type,link\nA,Split A,split,"javascript:alert(1)"\n',
    [
      'warning: Row 2, column link (id A): "javascript:alert(1)" is not a web address that starts with https:// or http://, so it counts as unknown. Write the whole address, for example https://example.com/page.',
    ],
  ],
  [
    'id,title,system_type,suits_small_outdoor_space\nA,Split A,split,"maybe"\n',
    [
      'error: Row 2, column suits_small_outdoor_space (id A): "maybe" is not yes or no. Write yes or no, or leave the cell blank if it is not known.',
    ],
  ],
  [
    'id,title,system_type,system_typo\nA,Split A,split,"x"\n',
    [
      'warning: Row 1, column system_typo: There is no column of this name, so column 4 of the file is not read. Did you mean system_type?',
    ],
  ],
  [
    'id,title,system_type,refrigerant\nA,Split A,split,"R23"\n',
    ['error: Row 2, column refrigerant (id A): "R23" is not a refrigerant of this list. Did you mean R32?'],
  ],
  [
    'id,title,system_type,price_from_aud\nA,Split A,split,"2990"\n',
    [
      'warning: Row 2, column price_from_aud (id A): price_from_aud stands without price_includes, so no price is shown. Fill in both or neither.',
    ],
  ],
];

const OF_REPLIES: readonly (readonly [cell: object, messages: readonly string[]])[] = [
  [
    { title: { a: 1 } },
    ['error: Row 1, column title (id A): "[object]" is not a single value. Send text, a number, true or false.'],
  ],
  [
    { brand: true },
    ['warning: Row 1, column brand (id A): "true" is not text, so it counts as unknown. Send text, or nothing.'],
  ],
  [
    { cooling_capacity_kw: '7' },
    [
      'warning: Row 1, column cooling_capacity_kw (id A): "7" is text; it was read as the number 7. Send a number, without quotation marks.',
    ],
  ],
  [
    { suits_small_outdoor_space: 3 },
    [
      'error: Row 1, column suits_small_outdoor_space (id A): "3" is not yes or no. Write yes or no, or leave the cell blank if it is not known.',
    ],
  ],
  [
    { image_link: 'nope' },
    [
      'warning: Row 1, column image_link (id A): "nope" is not a web address that starts with https:// or http://, so it counts as unknown. Write the whole address, for example https://example.com/page.',
    ],
  ],
  [
    { suits_areas: [1] },
    ['error: Row 1, column suits_areas (id A): "1" is not a word of a list. Send a list of words.'],
  ],
];

describe('messages', () => {
  it.each(OF_FILES)('of the file %j', (file, messages) => {
    const lines = readCsv(file).problems.map((problem) => `${problem.severity}: ${describeProblem(problem)}`);
    expect(lines).toEqual(messages);
  });

  it.each(OF_REPLIES)('of a reply with %j', (cell, messages) => {
    const reading = readReply([{ id: 'A', title: 'T', system_type: 'split', ...cell }]);
    const problems = reading.ok ? reading.problems : [];
    expect(problems.map((problem) => `${problem.severity}: ${describeProblem(problem)}`)).toEqual(messages);
  });
});
