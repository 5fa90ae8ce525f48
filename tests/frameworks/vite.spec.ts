import { join } from 'node:path';
import { findFramework } from './document.mjs';
import { expectStart, filesIn, openSite, serveFiles } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

for (const name of ['react', 'vue', 'svelte', 'solid']) {
  test(`${findFramework(name).title}: its page has its own words and events`, async ({ page, project }) => {
    const site = project(name);
    expect(aboutPackage(await site.run('vite', 'build'))).toEqual([]);
    await expectStart(page, await openSite(page, await serveFiles(page, filesIn(join(site.folder, 'dist')))));
  });
}
