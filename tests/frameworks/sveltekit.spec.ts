import { join } from 'node:path';
import { changedDocument, OTHER, SYSTEMS, walkBack } from './backWalk.ts';
import { findFramework } from './document.mjs';
import { expectSite, filesIn, openSite, serveFiles } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('sveltekit');
/** Console lines of Vite in development. */
const OF_VITE = /\[vite\]/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const site = project('sveltekit');
  expect(aboutPackage(await site.run('vite', 'build'))).toEqual([]);
  await expectSite(page, await serveFiles(page, filesIn(join(site.folder, 'build'))));
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const { address, output } = await project('sveltekit').serve('vite', 'dev');
  await expectSite(page, address, OF_VITE);
  expect(aboutPackage(output())).toEqual([]);
});

test(`${title}: Back goes by steps and leaves its router whole`, async ({ page, project }) => {
  const site = project('sveltekit');
  site.write({
    'src/routes/+page.svelte': changedDocument('sveltekit/src/routes/+page.svelte', {
      '<product-selector ': `<a href="/showroom">${OTHER}</a>\n<product-selector back="steps" `,
    }),
    'src/routes/showroom/+page.js': 'export const prerender = true;\n',
    'src/routes/showroom/+page.svelte': `<a href="/">${SYSTEMS}</a>\n<h1>This is our showroom</h1>\n`,
  });
  await site.run('vite', 'build');
  await openSite(page, await serveFiles(page, filesIn(join(site.folder, 'build'))));
  await walkBack(page);
});
