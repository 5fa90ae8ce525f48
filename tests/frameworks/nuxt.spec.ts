import { changedDocument, OTHER, SYSTEMS, walkBack } from './backWalk.ts';
import { findFramework } from './document.mjs';
import { expectSite, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('nuxt');

/** Console lines of Vite and Vue in development. */
const OF_NUXT = /\[vite\]|<Suspense>|Nuxt DevTools/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const nuxt = project('nuxt');
  expect(aboutPackage(await nuxt.run('nuxt', 'build'))).toEqual([]);
  const { address, output } = await nuxt.serveFile('.output/server/index.mjs');
  await expectSite(page, address);
  expect(aboutPackage(output())).toEqual([]);
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const nuxt = project('nuxt');
  const { address, output } = await nuxt.serve('nuxt', 'dev');
  await expectSite(page, address, OF_NUXT);
  expect(aboutPackage(output())).toEqual([]);
});

test(`${title}: Back goes by steps and leaves its router whole`, async ({ page, project }) => {
  const nuxt = project('nuxt');
  nuxt.write({
    'app/app.vue': '<template><NuxtPage /></template>\n',
    'app/pages/index.vue': changedDocument('nuxt/app/app.vue', {
      '  <product-selector ': `  <div><NuxtLink to="/showroom">${OTHER}</NuxtLink><product-selector back="steps" `,
      '" />': '" /></div>',
    }),
    'app/pages/showroom.vue': `<template>
  <div><NuxtLink to="/">${SYSTEMS}</NuxtLink><h1>This is our showroom</h1></div>
</template>
`,
  });
  await nuxt.run('nuxt', 'build');
  await openSite(page, (await nuxt.serveFile('.output/server/index.mjs')).address);
  await walkBack(page);
});
