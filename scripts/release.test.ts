import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseProblems, sectionOf } from './releaseProblems.mjs';
import { withVersion } from './withVersion.mjs';

const CHANGELOG = '# Changelog\n\n## 1.2.0 - 2026-11-22\n\n- New.\n\n## 1.1.0 - 2026-10-01\n\n- Old.\n';
const good = { version: '1.2.0', changelog: CHANGELOG, changes: '', facts: [], tags: ['v1.1.0'] };

it('a release has nothing against it when version, changelog and commits agree', () => {
  expect(releaseProblems(good)).toEqual([]);
  expect(sectionOf(CHANGELOG, '1.2.0')).toBe('- New.\n');
});

it.each([
  ['a version without three numbers', { version: '1.2' }, /Use three numbers/],
  ['changes that are not committed', { changes: ' M README.md' }, /Commit them first/],
  ['a tag that exists', { tags: ['v1.2.0'] }, /Raise the version/],
  ['a changelog without the version', { version: '1.3.0' }, /no heading “## 1\.3\.0 - YYYY-MM-DD”/],
  ['a version without changes', { changelog: '## 1.2.0 - 2026-11-22\n\n## 1.1.0 - x\n- Old.' }, /says nothing/],
  ['a fact that is too old', { facts: ['The fact of Ours is too old.'] }, /The fact of Ours is too old/],
  ['a version without its day', { changelog: CHANGELOG.replace('2026-11-22', 'unreleased') }, /Write the day into it/],
])('a release is refused with %s', (_, more, problem) => {
  expect(releaseProblems({ ...good, ...more }).join()).toMatch(problem);
});

it.each(['product-selector.php', 'readme.txt', 'block/block.json', 'block/editor.asset.php'])(
  'the version comes into %s of the plugin from package.json',
  (file) => {
    const source = readFileSync(`wordpress/plugin/${file}`, 'utf8');
    expect(withVersion(source, '3.4.5')).toContain('3.4.5');
    expect(withVersion(source, '3.4.5')).not.toContain('0.0.0');
    expect(() => withVersion(source.replaceAll('0.0.0', '1.0.0'), '3.4.5')).toThrow('without 0.0.0');
  },
);

it('the changelog begins with the version of package.json, and has each version once', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const versions = [...changelog.matchAll(/^## (.*) - (?:\d{4}-\d\d-\d\d|unreleased)$/gm)].map(([, name]) => name);
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(changelog.match(/^## /gm)?.length);
});
