import { changedDocument, OTHER, SYSTEMS, walkBack } from './backWalk.ts';
import { findFramework } from './document.mjs';
import { expectSite, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('astro');

/** Console lines of Vite and Astro in development. */
const OF_ASTRO = /\[vite\]|\[astro\]/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const astro = project('astro');
  expect(aboutPackage(await astro.run('astro', 'build'))).toEqual([]);
  const { address } = await astro.serve('astro', 'preview', '--port', '0');
  await expectSite(page, address);
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const astro = project('astro');
  const { address, output } = await astro.serve('astro', 'dev', '--port', '0');
  await expectSite(page, address, OF_ASTRO);
  expect(aboutPackage(output())).toEqual([]);
});

for (const kept of ['', 'transition:persist']) {
  test(`${title} with its ClientRouter${kept && ` and ${kept}`}: Back goes by steps and leaves its router whole`, async ({
    page,
    project,
  }) => {
    const astro = project('astro');
    astro.write({
      'src/pages/index.astro': changedDocument('astro/src/pages/index.astro', {
        'const messages': "import { ClientRouter } from 'astro:transitions';\nconst messages",
        '</head>': '<ClientRouter /></head>',
        '<product-selector ': `<a href="/showroom">${OTHER}</a><product-selector ${kept} back="steps" `,
      }),
      'src/pages/showroom.astro': `---
import { ClientRouter } from 'astro:transitions';
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Our showroom</title><ClientRouter /></head>
  <body><a href="/">${SYSTEMS}</a><h1>This is our showroom</h1></body>
</html>
`,
    });
    await astro.run('astro', 'build');
    await openSite(page, (await astro.serve('astro', 'preview', '--port', '0')).address);
    await walkBack(page);
  });
}
