import { findFramework } from './document.mjs';
import { expectPicture, expectStart, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('astro');

/** What Vite prints on the console in development. */
const OF_ASTRO = /\[vite\]|\[astro\]/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const astro = project('astro');
  expect(aboutPackage(await astro.run('astro', 'build'))).toEqual([]);
  const { address } = await astro.serve('astro', 'preview', '--port', '0');
  const lines = await openSite(page, address);
  await expectPicture(page);
  await expectStart(page, lines);
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const astro = project('astro');
  const { address, output } = await astro.serve('astro', 'dev', '--port', '0');
  const lines = await openSite(page, address, OF_ASTRO);
  await expectPicture(page);
  await expectStart(page, lines);
  expect(aboutPackage(output())).toEqual([]);
});
