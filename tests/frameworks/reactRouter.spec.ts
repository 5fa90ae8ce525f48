import { changedDocument, OTHER, SYSTEMS, walkBack } from './backWalk.ts';
import { findFramework } from './document.mjs';
import { expectSite, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('reactrouter');
/** Console lines of Vite, which may find a package only once the page asks for it, and of React in development. */
const OF_REACT_ROUTER = /\[vite\]|Outdated Optimize Dep|React DevTools/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const site = project('reactrouter');
  expect(aboutPackage(await site.run('react-router', 'build'))).toEqual([]);
  const { address, output } = await site.serve('react-router-serve', 'build/server/index.js');
  await expectSite(page, address);
  expect(aboutPackage(output())).toEqual([]);
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const { address, output } = await project('reactrouter').serve('react-router', 'dev');
  await expectSite(page, address, OF_REACT_ROUTER);
  expect(aboutPackage(output())).toEqual([]);
});

test(`${title}: Back goes by steps and leaves its router whole`, async ({ page, project }) => {
  const site = project('reactrouter');
  site.write({
    'app/routes.js': changedDocument('reactrouter/app/routes.js', {
      'import { index }': 'import { index, route }',
      "[index('./Page.jsx')]": "[index('./Page.jsx'), route('showroom', './Showroom.jsx')]",
    }),
    'app/Page.jsx': changedDocument('reactrouter/app/Page.jsx', {
      "import 'product-selector'": "import { Link } from 'react-router';\nimport 'product-selector'",
      'return <product-selector ': `return <><Link to="/showroom">${OTHER}</Link><product-selector back="steps" `,
      '/>;': '/></>;',
    }),
    'app/Showroom.jsx': `import { Link } from 'react-router';

export default () => <><Link to="/">${SYSTEMS}</Link><h1>This is our showroom</h1></>;
`,
  });
  await site.run('react-router', 'build');
  await openSite(page, (await site.serve('react-router-serve', 'build/server/index.js')).address);
  await walkBack(page);
});
