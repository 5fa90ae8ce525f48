import { findNodeForNuxt } from './install.mjs';
import { expectPicture, expectStart, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

/** What Vite and Vue print on the console in development. */
const OF_NUXT = /\[vite\]|<Suspense>|Nuxt DevTools/;

test('Nuxt 4, built: its page has its own words, events and pictures', async ({ page, project }) => {
  const nuxt = project('nuxt', 'nuxt', findNodeForNuxt());
  expect(aboutPackage(await nuxt.run('nuxt', 'build'))).toEqual([]);
  const { address, output } = await nuxt.serveFile('.output/server/index.mjs');
  const lines = await openSite(page, address);
  await expectPicture(page);
  await expectStart(page, lines);
  expect(aboutPackage(output())).toEqual([]);
});

test('Nuxt 4, in development: its page has its own words, events and pictures', async ({ page, project }) => {
  const nuxt = project('nuxt', 'nuxt-development', findNodeForNuxt());
  const { address, output } = await nuxt.serve('nuxt', 'dev');
  const lines = await openSite(page, address, OF_NUXT);
  await expectPicture(page);
  await expectStart(page, lines);
  expect(aboutPackage(output())).toEqual([]);
});
