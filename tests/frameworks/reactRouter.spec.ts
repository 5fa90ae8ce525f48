import { findFramework } from './document.mjs';
import { expectPicture, expectStart, openSite } from './sitePage.ts';
import { aboutPackage, expect, test } from './test.ts';

const { title } = findFramework('reactrouter');
/** What Vite and React print on the console in development. */
const OF_REACT_ROUTER = /\[vite\]|React DevTools/;

test(`${title}, built: its page has its own words, events and pictures`, async ({ page, project }) => {
  const site = project('reactrouter');
  expect(aboutPackage(await site.run('react-router', 'build'))).toEqual([]);
  const { address, output } = await site.serve('react-router-serve', 'build/server/index.js');
  const lines = await openSite(page, address);
  await expectPicture(page);
  await expectStart(page, lines);
  expect(aboutPackage(output())).toEqual([]);
});

test(`${title}, in development: its page has its own words, events and pictures`, async ({ page, project }) => {
  const { address, output } = await project('reactrouter').serve('react-router', 'dev');
  const lines = await openSite(page, address, OF_REACT_ROUTER);
  await expectPicture(page);
  await expectStart(page, lines);
  expect(aboutPackage(output())).toEqual([]);
});
