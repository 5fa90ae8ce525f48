import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { PARTS } from '../src/app/parts.ts';
import { CopyOfSelector, PART_NAMES } from './copyOfSelector.ts';

/** Time for a compiler and a build on a busy machine. */
const SLOW_MS = 240_000;

/** The files of the recipe *Add a box to the result*, by their names. */
const SNIPPETS: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file, text]) => [
    file,
    text,
  ]),
);

it('the list of parts has one entry for each folder', () => {
  expect(PARTS.map(({ name }) => name).sort()).toEqual(PART_NAMES);
});

it('each part has a README of about ten lines that says what would go with it', () => {
  for (const part of PART_NAMES) {
    const text = readFileSync(`src/parts/${part}/README.md`, 'utf8');
    expect(text, part).toContain('Goes with it:');
    expect(text, part).toContain('Asked for by');
    expect(text.trim().split('\n').length, part).toBeLessThanOrEqual(14);
  }
});

// So they also pass without each single part: tests/architecture.test.ts refuses a part that needs another.
it(
  'the selector is built without our parts, and a new box on the result is the folder and the entry of CONTRIBUTING.md',
  () => {
    const copy = new CopyOfSelector();
    onTestFinished(() => copy.remove());
    copy.drop(PART_NAMES);
    const { 'src/app/parts.ts': entry = '', ...files } = SNIPPETS;
    for (const [file, text] of Object.entries(files)) if (file.startsWith('src/parts/')) copy.write(file, text);
    copy.addEntry(entry);
    expect(copy.typeErrors()).toBe('');
    expect(copy.run('vite', 'build', '--logLevel', 'warn')).toBe('');
    expect(readdirSync(`${copy.path}/dist/embed`)).toContain('product-selector.js');
    copy.write(
      'src/parts/care/care.test.tsx',
      `import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../../allMessages.ts';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { showScreens, textOf } from '../../../tests/showScreens.tsx';

it('stands on the result', () => {
  showScreens(exampleProducts({ id: 'a' }), { place: '/result', chosen: 'a' });
  expect(textOf(document.body)).toContain('Looking after it');
  expect(ALL_MESSAGES['care.title']).toBe('Looking after it');
});
`,
    );
    expect(copy.run('vitest', 'run', '--project', 'dom', 'src/parts/care')).toBe('');
  },
  SLOW_MS,
);
