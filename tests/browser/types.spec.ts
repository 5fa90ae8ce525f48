import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const FOLDER = '.cache/types';
const DOM = `import type { Messages, ProductSelectorElement } from './product-selector.js';
const element: ProductSelectorElement = document.createElement('product-selector');
const words: Messages = { lang: 'de', dir: 'ltr', 'landing.start': 'Los', 'status.fit': { one: 'x', other: '{count}' } };
element.messages = words;
element.messages = JSON.stringify(words);
element.messages = null;
const done: Promise<void> = element.navigate('/product');
const found = document.querySelector('product-selector')?.messages.lang;
element.addEventListener('selector-started', (event) => event.detail satisfies 'onboarding');
document.addEventListener('onNextPage', (event) => event.detail satisfies 'onboarding');
// @ts-expect-error: no such key.
element.messages = { 'landing.strat': 'Los' };
// @ts-expect-error: no message.
element.messages = { 'landing.start': 5 };
// @ts-expect-error: a message by plural form needs "other".
element.messages = { 'status.fit': { one: 'x' } };
// @ts-expect-error: no such direction.
element.messages = { dir: 'up' };
// @ts-expect-error: no such method.
element.restart();
// @ts-expect-error: the detail is another.
element.addEventListener('selector-started', (event) => event.detail satisfies 'other');
export { done, found };
`;
const REACT = `import type {} from './product-selector.js';
export const page = (
  <product-selector host="https://provider.example" heading-level={3} messages={{ 'landing.start': 'Los' }} action-url="tel:131313" action-label="Call us"
    onselector-started={(event) => event.detail satisfies 'onboarding'} className="x"><p>Call us.</p></product-selector>
);
// @ts-expect-error: no such key.
export const bad = <product-selector messages={{ 'landing.strat': 'x' }} />;
// @ts-expect-error: no text.
export const number = <product-selector action-label={5} />;
// @ts-expect-error: no such attribute.
export const other = <product-selector hosts="x" />;
`;

/** What TypeScript says of a page's file beside the built types; React's types are found only where asked for. */
function check(name: string, source: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync('dist/embed/product-selector.d.ts', `${folder}/product-selector.d.ts`);
  writeFileSync(`${folder}/${name}`, source);
  const compilerOptions = {
    ...{
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
    },
    ...{ lib: ['ES2023', 'DOM'], types: [], skipLibCheck: false },
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: [name] }));
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

test('the built types cover the element, its messages and its events', () => {
  expect(check('page.ts', DOM, `${FOLDER}/dom`)).toBe('');
});

test('the built types cover the element in JSX of React 19', () => {
  expect(check('page.tsx', REACT, `${FOLDER}/react`)).toBe('');
});

test('the built types compile in a project without React', () => {
  // Far from the node_modules of this project.
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    expect(check('page.ts', DOM, folder)).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
