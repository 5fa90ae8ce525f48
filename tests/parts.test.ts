import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { CopyOfSelector, PART_NAMES, partEntries } from './copyOfSelector.ts';

/** Time for a compiler and a build on a busy machine. */
const SLOW_MS = 240_000;

it('the list of parts has one entry for each folder', () => {
  expect([...partEntries()].sort()).toEqual(PART_NAMES);
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
  'the selector is built without our parts, and a new box on the result is one folder and one line',
  () => {
    const copy = new CopyOfSelector();
    onTestFinished(() => copy.remove());
    copy.drop(PART_NAMES);
    copy.add(
      'weather',
      {
        'start.tsx': `import type { Running } from '../../app/part.ts';
import { Weather } from './Weather.tsx';

/** What the weather has to do with a size. */
export const start = (): Running => ({ slots: { 'result.end': () => <Weather /> } });
`,
        'Weather.tsx': `import { useSay } from '../../screens/frame/useWords.ts';
import { WEATHER } from './words/english.ts';

export function Weather() {
  return <p>{useSay(WEATHER)('weather.text')}</p>;
}
`,
        'words/english.ts': `export const WEATHER = { 'weather.text': 'It gets hot here.' };
`,
      },
      "{ name: 'weather', words: () => import('../parts/weather/words/english.ts').then(({ WEATHER }) => WEATHER), load: () => import('../parts/weather/start.tsx') },",
    );
    expect(copy.typeErrors()).toBe('');
    expect(copy.run('vite', 'build', '--logLevel', 'warn')).toBe('');
    expect(readdirSync(`${copy.path}/dist/embed`)).toContain('product-selector.js');
    copy.write(
      'src/parts/weather/weather.test.tsx',
      `import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../../allMessages.ts';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { showScreens, textOf } from '../../../tests/showScreens.tsx';

it('stands on the result', () => {
  showScreens(exampleProducts({ id: 'a' }), { place: '/result', chosen: 'a' });
  expect(textOf(document.body)).toContain('It gets hot here.');
  expect(ALL_MESSAGES['weather.text']).toBe('It gets hot here.');
});
`,
    );
    expect(copy.run('vitest', 'run', '--project', 'dom', 'src/parts/weather')).toBe('');
  },
  SLOW_MS,
);
