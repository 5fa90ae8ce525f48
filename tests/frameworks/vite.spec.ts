import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { DOC_FILES, findFramework } from './document.mjs';
import { expectStart, filesIn, openSite, serveFiles } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const expectBuilt = async (page: Page, folder: string): Promise<void> =>
  expectStart(page, await openSite(page, await serveFiles(page, filesIn(join(folder, 'dist')))));

for (const name of ['react', 'vue', 'svelte', 'solid']) {
  test(`${findFramework(name).title}: its page has its own words and events`, async ({ page, project }) => {
    const site = project(name);
    expect(aboutPackage(await site.run('vite', 'build'))).toEqual([]);
    await expectBuilt(page, site.folder);
  });
}

test(`${findFramework('react').title}: its pop-up opens the questions, and the visit of a link`, async ({
  page,
  project,
}) => {
  const site = project('react');
  const main = DOC_FILES.get('react/main.jsx') ?? '';
  site.write({ 'main.jsx': main.replace("{ App } from './App.jsx'", "{ Guide as App } from './Guide.tsx'") });
  expect(aboutPackage(await site.run('vite', 'build'))).toEqual([]);
  const address = await serveFiles(page, filesIn(join(site.folder, 'dist')));
  await openSite(page, address);
  await page.getByRole('button', { name: 'Find my air conditioner' }).click();
  await page.getByRole('heading', { name: 'Do you already know' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.goto(`${address}#product-selector=Q2=Apartment`);
  await page.getByRole('button', { name: 'Open it', exact: true }).click();
  await page.getByRole('heading', { name: 'Do you already know' }).waitFor();
});

test(`${findFramework('react').title}, rendered on a server: the page hydrates`, async ({ page, project }) => {
  const site = project('react');
  await site.run('vite', 'build', '--ssr', 'server.jsx', '--outDir', 'server');
  const { render } = await import(pathToFileURL(join(site.folder, 'server/server.mjs')).href);
  const html = DOC_FILES.get('react/index.html') ?? '';
  const served = html
    .replace('<div id="root"></div>', `<div id="root">${render()}</div>`)
    .replace('main.jsx', 'client.jsx');
  expect(served).toContain('<product-selector host=');
  site.write({ 'index.html': served });
  await site.run('vite', 'build');
  await expectBuilt(page, site.folder);
});
