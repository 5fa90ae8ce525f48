import { join } from 'node:path';
import { findFramework } from './document.mjs';
import { expectSite, filesIn, serveFiles } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('angular');

/** Console lines of Angular and Vite in development. */
const OF_ANGULAR = /\[vite\]|Angular is running in development mode/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const angular = project('angular');
  expect(aboutPackage(await angular.run('ng', 'build'))).toEqual([]);
  const files = filesIn(join(angular.folder, 'dist/site/browser'));
  await expectSite(page, await serveFiles(page, files));
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const angular = project('angular');
  const { address, output } = await angular.serve('ng', 'serve', '--port', '0');
  await expectSite(page, address, OF_ANGULAR);
  expect(aboutPackage(output())).toEqual([]);
});
