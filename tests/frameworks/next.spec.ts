import { changedDocument, OTHER, SYSTEMS, walkBack } from './backWalk.ts';
import { findFramework } from './document.mjs';
import { expectSite, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('next');

const BUNDLERS = [
  ['Turbopack', '--turbopack'],
  ['webpack', '--webpack'],
] as const;
const ANY_PORT = ['--port', '0'];
/** Console lines of Next.js and React in development. */
const OF_NEXT = /\[HMR\]|\[Fast Refresh\]|React DevTools/;
const DIRECTIVE = /'use client'/;

const showroom = (home: string) => `import Link from 'next/link';

export default () => <><Link href="${home}">${SYSTEMS}</Link><h1>This is our showroom</h1></>;
`;

/** Two pages with the links of Next.js, for each of its routers. */
const PAGES = {
  'app/Selector.jsx': changedDocument('next/app/Selector.jsx', {
    '<product-selector ': '<product-selector back="steps" ',
  }),
  'app/page.jsx': changedDocument('next/app/page.jsx', {
    'import { Selector }': "import Link from 'next/link';\nimport { Selector }",
    'return <Selector />': `return <><Link href="/showroom">${OTHER}</Link><Selector /></>`,
  }),
  'app/showroom/page.jsx': showroom('/'),
  'pages/systems.jsx': `import Link from 'next/link';
import { Selector } from '../app/Selector.jsx';

export default () => <><Link href="/systems/showroom">${OTHER}</Link><Selector /></>;
`,
  'pages/systems/showroom.jsx': showroom('/systems'),
};

for (const [bundler, option] of BUNDLERS) {
  test(`${title}, built by ${bundler}: its page has its own words, events and pictures`, async ({ page, project }) => {
    const next = project('next');
    expect(aboutPackage(await next.run('next', 'build', option))).toEqual([]);
    const { address, output } = await next.serve('next', 'start', ...ANY_PORT);
    await expectSite(page, address);
    expect(aboutPackage(output())).toEqual([]);
  });

  test(`${title}, in development with ${bundler}: its page has its own words, events and pictures`, async ({
    page,
    project,
  }) => {
    const next = project('next');
    const { address, output } = await next.serve('next', 'dev', option, ...ANY_PORT);
    await expectSite(page, address, OF_NEXT);
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

for (const { name, path = '', isKept = false } of [
  { name: title },
  { name: `${title} with cacheComponents`, isKept: true },
  { name: `${title} with its Pages Router`, path: 'systems' },
]) {
  test(`${name}: Back goes by steps and leaves its router whole`, async ({ page, project }) => {
    const next = project('next');
    next.write({ ...PAGES, 'next.config.mjs': `export default { cacheComponents: ${isKept} };\n` });
    await next.run('next', 'build');
    const { address } = await next.serve('next', 'start', ...ANY_PORT);
    await openSite(page, `${address}${path}`);
    await walkBack(page, isKept);
  });
}
