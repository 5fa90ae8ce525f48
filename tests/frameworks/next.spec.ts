import { findFramework } from './document.mjs';
import { expectPicture, expectStart, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('next');

const BUNDLERS = [
  ['Turbopack', '--turbopack'],
  ['webpack', '--webpack'],
] as const;
const ANY_PORT = ['--port', '0'];
/** What Next.js and React print on the console in development. */
const OF_NEXT = /\[HMR\]|\[Fast Refresh\]|React DevTools/;
const DIRECTIVE = /'use client'/;

for (const [bundler, option] of BUNDLERS) {
  test(`${title}, built by ${bundler}: its page has its own words, events and pictures`, async ({ page, project }) => {
    const next = project('next');
    expect(aboutPackage(await next.run('next', 'build', option))).toEqual([]);
    const { address, output } = await next.serve('next', 'start', ...ANY_PORT);
    const lines = await openSite(page, address);
    await expectPicture(page);
    await expectStart(page, lines);
    expect(aboutPackage(output())).toEqual([]);
  });

  test(`${title}, in development with ${bundler}: its page has its own words, events and pictures`, async ({
    page,
    project,
  }) => {
    const next = project('next');
    const { address, output } = await next.serve('next', 'dev', option, ...ANY_PORT);
    const lines = await openSite(page, address, OF_NEXT);
    await expectPicture(page);
    await expectStart(page, lines);
    expect(aboutPackage(output())).toEqual([]);
  });

  test(`${title} with ${bundler}: a Server Component that imports the element gets one line that names the directive`, async ({
    project,
  }) => {
    const next = project('next');
    // Each process that renders pages prints the line once.
    next.write({
      'app/page.jsx': "import 'product-selector';\n\nexport default () => <product-selector />;\n",
      'next.config.mjs': 'export default { experimental: { cpus: 1 } };\n',
    });
    const output = await next.run('next', 'build', option);
    expect(output.split('\n').filter((line) => DIRECTIVE.test(line))).toHaveLength(1);
  });
}
