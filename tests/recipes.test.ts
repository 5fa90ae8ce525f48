import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CopyOfSelector, PART_NAMES } from './copyOfSelector.ts';

/** Time for a compiler and tests on a busy machine. */
const SLOW_MS = 240_000;

/** A text of a file, and what a recipe's first step makes of it; of a new file, '' and all of it. */
type Edit = readonly [file: string, before: string, after: string];

const [, RECIPES = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Recipes\n');
const [SECTIONS = '', ROWS = ''] = RECIPES.split('\n### Other changes\n');

/** The first step of each recipe, by its heading. */
const FIRST_STEPS: Readonly<Record<string, readonly Edit[]>> = {
  'Add a question': [
    ['src/questionnaire/question.ts', "  Q7: 'wish',\n", "$&  Q8: 'wish',\n"],
    [
      'src/questionnaire/questionSet.ts',
      '} as const satisfies Readonly<Record<QuestionId, Question>>',
      "  Q8: { title: 'Which?', options: [{ label: 'This', value: 'This', iconName: 'leaf' }] },\n$&",
    ],
  ],
  'Add a control': [
    ['src/catalogue/product.ts', "CONTROLS = ['touchscreen'", "$&, 'sensor'"],
    [
      'src/questionnaire/questionSet.ts',
      "      { label: 'Not Sure', value: 'None', iconName: 'unsure' },\n",
      "      { label: 'Sensor', value: 'Sensor', iconName: 'sensor', isMultiSelect: true },\n$&",
    ],
  ],
  'Add a column': [
    ['src/catalogue/product.ts', '  readonly id: string;\n', '$&  readonly colour: string | null;\n'],
    ['src/catalogue/columns.ts', '  brand: TEXT,\n', '$&  colour: TEXT,\n'],
  ],
  'Add an endpoint': [['server/app/routes.ts', "  ready: '/readyz',\n", "$&  hello: '/hello',\n"]],
  'Add a field of an enquiry': [
    ['src/parts/enquiry/rules/enquiry.ts', '  readonly callTime?: CallTime;\n', '$&  readonly hurry?: string;\n'],
    ['server/enquiries/testEnquiry.ts', "  callTime: 'morning',\n", "$&  hurry: 'yes',\n"],
  ],
  'Add an event': [
    [
      'src/visit/selectorEvents.ts',
      "  readonly 'selector-ready': null;\n",
      "$&  /** M. */\n  readonly 'selector-seen': null;\n",
    ],
  ],
};

/** The files of the recipe *Add a box to the result*, and its entry in the list of parts. */
const { 'src/app/parts.ts': ENTRY = '', ...BOX }: Readonly<Record<string, string>> = Object.fromEntries(
  [...RECIPES.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file, text]) => [file, text]),
);

/** A change of each kind in the table of other changes, by its first cell. */
const CHANGES: Readonly<Record<string, Edit>> = {
  'Add a language': ['src/words/languages/xx.json', '', '{"lang": "xx"}\n'],
  'Add an option to a question': [
    'src/questionnaire/questionSet.ts',
    "      { label: 'Not Sure', value: 'None', iconName: 'unsure' },\n",
    "      { label: 'Sensor', value: 'Sensor', iconName: 'leaf' },\n$&",
  ],
  'Add a row to the comparison': [
    'src/parts/compare/words/compareSystems.ts',
    '    priceRow(compared),\n',
    '$&    typeRow(compared),\n',
  ],
  'Change what fits': ['src/matching/derivedFacts.ts', 'INDOOR_HEIGHT_MM = 300', 'INDOOR_HEIGHT_MM = 200'],
  'Change what counts as a difference': ['src/matching/differences.ts', 'MIN_DBA = 3;', 'MIN_DBA = 9;'],
  'Change the order of the groups': ['src/matching/models.ts', "'fits', 'might'", "'might', 'fits'"],
  'Change an attribute': [
    'src/attributes.ts',
    '  host: {',
    "  colour: { type: 'text', meaning: 'm', preset: 'p' },\n$&",
  ],
  'Change when a call is retried': ['src/api/request.ts', '502, 503', '502'],
  'Change a header of the webhook': ['server/enquiries/sendWebhook.ts', "'webhook-id'", "'webhook-key'"],
  'Teach a word of other lists': ['sheets/recognise/vocabulary.ts', 'cooling cool clg', 'clg'],
  'Change a drawing': ['src/drawing/outdoors.ts', 'SCALE = 0.03', 'SCALE = 0.3'],
};

let copy: CopyOfSelector;
beforeAll(() => {
  copy = new CopyOfSelector();
});
afterAll(() => copy.remove());

/** Makes the edits in the copy until the returned function takes them back. */
function edit(edits: readonly Edit[]): () => void {
  for (const [file, from, to] of edits) {
    const text = from === '' ? '' : readFileSync(`${copy.path}/${file}`, 'utf8');
    expect(text, file).toContain(from);
    copy.write(file, text.replace(from, to));
  }
  return () => {
    for (const [file] of edits) {
      if (existsSync(file)) copy.write(file, readFileSync(file, 'utf8'));
      else rmSync(`${copy.path}/${file}`);
    }
  };
}

const filesIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file).sort();
function listed(recipe: string, item: 'First' | 'The compiler names' | 'These tests fail'): string[] {
  const section = SECTIONS.split(`### ${recipe}\n`)[1]?.split('\n### ')[0] ?? '';
  return filesIn(section.split(/^- /m).find((text) => text.startsWith(`**${item}:**`)));
}

/** The files of the copy in which the compiler finds errors. */
function namedByCompiler(): string[] {
  const errors = copy.run('tsc', '-p', 'src', '--checkers', '1').matchAll(/^([\w./-]+)\(\d/gm);
  return [...new Set([...errors].map(([, file = '']) => file))].sort();
}

/** The test files of these that fail in the copy. */
function failing(tests: readonly string[]): string[] {
  const output = copy.run('vitest', 'run', '--project', 'node', '--project', 'dom', ...tests);
  return [...new Set([...output.matchAll(/FAIL.* ([\w./-]+\.test\.tsx?)/g)].map(([, file = '']) => file))].sort();
}

it('each recipe has a first step here, and each row of other changes that names a test has a change', () => {
  const headings = [...SECTIONS.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
  // A box is made by the snippets that it prints.
  expect(headings.filter((name) => name !== 'Add a box to the result')).toEqual(Object.keys(FIRST_STEPS));
  for (const [heading, edits] of Object.entries(FIRST_STEPS)) {
    for (const [file] of edits) expect(listed(heading, 'First')).toContain(file);
    expect(listed(heading, 'These tests fail')).not.toEqual([]);
  }
  const rows = ROWS.split('\n').filter((row) => row.includes('.test.ts'));
  expect(rows.map((row) => row.split(' | ')[0]?.slice(2))).toEqual(Object.keys(CHANGES));
});

it(
  'the compiler names the places that CONTRIBUTING.md lists',
  () => {
    const undo = edit(Object.values(FIRST_STEPS).flat());
    try {
      const places = Object.keys(FIRST_STEPS).flatMap((recipe) => listed(recipe, 'The compiler names'));
      expect(namedByCompiler()).toEqual([...new Set(places)].sort());
    } finally {
      undo();
    }
  },
  SLOW_MS,
);

// Each start of tests in the copy costs as much as the compiler.
describe.runIf(process.env.EXHAUSTIVE)('before a release', () => {
  it.each(Object.entries(FIRST_STEPS))(
    '%s: the compiler and the tests name the places that CONTRIBUTING.md lists',
    (recipe, edits) => {
      const undo = edit(edits);
      try {
        expect(namedByCompiler()).toEqual(listed(recipe, 'The compiler names'));
        const tests = listed(recipe, 'These tests fail');
        expect(failing(tests)).toEqual(tests);
      } finally {
        undo();
      }
    },
    SLOW_MS,
  );

  it(
    'other changes reach what CONTRIBUTING.md says: the test that a row names fails',
    () => {
      const undo = edit(Object.values(CHANGES));
      try {
        const tests = ROWS.split('\n').flatMap((row) => filesIn(row.split(' | ')[2]));
        expect(failing(tests)).toEqual(tests.sort());
      } finally {
        undo();
      }
    },
    SLOW_MS,
  );

  it(
    'the box of CONTRIBUTING.md stands on the result of a selector without our parts',
    () => {
      copy.drop(PART_NAMES);
      for (const [file, text] of Object.entries(BOX)) copy.write(file, text ?? '');
      copy.addEntry(ENTRY);
      expect(copy.typeErrors()).toBe('');
      copy.write('src/parts/care/care.test.tsx', TEST_OF_THE_BOX);
      expect(copy.run('vitest', 'run', '--project', 'dom', 'src/parts/care')).toBe('');
      copy.restore();
    },
    SLOW_MS,
  );
});

const TEST_OF_THE_BOX = `import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../../allMessages.ts';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { showScreens, textOf } from '../../../tests/showScreens.tsx';

it('stands on the result', () => {
  showScreens(exampleProducts({ id: 'a' }), { place: '/result', chosen: 'a' });
  expect(textOf(document.body)).toContain('Looking after it');
  expect(ALL_MESSAGES['care.title']).toBe('Looking after it');
});
`;
