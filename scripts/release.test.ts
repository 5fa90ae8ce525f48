import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { releaseProblems, sectionOf } from './releaseProblems.mjs';
import { withVersion } from './withVersion.mjs';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-11-22\n\n- New.\n\n## 1.1.0 - 2026-10-01\n\n- Old.\n';
const good = { version: '1.2.0', changelog: CHANGELOG, changes: '', facts: [], tags: ['v1.1.0'] };

/** A replacement for npm, whose commands take minutes. */
const NPM = `#!/bin/sh
# With it set, a build would be the development edition.
[ -z "$NODE_ENV" ] || exit 1
case "$*" in
  test) echo checked >> dist/steps ;;
  'run test:release --silent') echo released >> dist/steps ;;
  'run package --silent')
    echo packed >> dist/steps
    cp dist/steps dist/product-selector.zip
    touch dist/product-selector-directory.zip dist/product-selector-1.2.0.tgz
    mkdir dist/embed
    echo '{"modules":[]}' > dist/embed/start.json
    touch dist/embed/product-selector.js dist/embed/landing.css dist/embed/start.html ;;
  'run sbom --silent') touch dist/product-selector-1.2.0.cdx.json dist/site.cdx.json ;;
  *) exit 1 ;;
esac
`;

const allFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => statSync(join(folder, name)).isFile());

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
  ['unreleased changes', { changelog: `## Unreleased\n\n- Later.\n\n${CHANGELOG.slice(13)}` }, /unreleased changes/],
])('a release is refused with %s', (_, more, problem) => {
  expect(releaseProblems({ ...good, ...more }).join()).toMatch(problem);
});

it('a release runs the check and every release check, makes each of its files from one build, with checksums, and tags the commit', () => {
  const { path: folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const identity = {
    GIT_AUTHOR_NAME: 'x',
    GIT_AUTHOR_EMAIL: 'x@x',
    GIT_COMMITTER_NAME: 'x',
    GIT_COMMITTER_EMAIL: 'x@x',
  };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...identity,
        NODE_ENV: undefined,
        PATH: `${join(folder, 'dist/bin')}:${process.env.PATH}`,
      },
    });
  mkdirSync(join(folder, 'scripts'));
  for (const file of [
    ...['release.mjs', 'releaseProblems.mjs', 'factProblems.mjs', 'importSource.mjs', 'packPinned.mjs'].map(
      (name) => `scripts/${name}`,
    ),
    'src/facts',
  ]) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  /** Gives the facts a fixed age, whenever this test runs. */
  const readFactsIn = (month: string) => {
    for (const name of readdirSync('src/facts')) {
      const text = readFileSync(join('src/facts', name), 'utf8');
      const aged = text.replaceAll(/'20\d\d-\d\d'/g, `'${month}'`);
      writeFileSync(join(folder, 'src/facts', name), aged.replaceAll(/'20\d\d-\d\d-\d\d'/g, "'9999-12-31'"));
    }
  };
  readFactsIn(new Date().toISOString().slice(0, 7));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'product-selector', version: '1.2.0', type: 'module' }),
  );
  writeFileSync(
    join(folder, 'scripts/site.mjs'),
    `import { cpSync } from 'node:fs'; cpSync('dist/embed', 'dist/site/embed', { recursive: true });`,
  );
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  writeFileSync(join(folder, '.gitignore'), 'dist/\nnode_modules\n');
  mkdirSync(join(folder, 'dist/bin'), { recursive: true });
  writeFileSync(join(folder, 'dist/bin/npm'), NPM, { mode: 0o755 });
  run('git', 'init', '--quiet');
  run('git', 'add', '.');
  run('git', 'commit', '--quiet', '--message', 'Raise the version');
  run('node', 'scripts/release.mjs', '--tag');
  const made = join(folder, 'dist/release');
  const files = [
    'product-selector-1.2.0-directory.zip',
    'product-selector-1.2.0.cdx.json',
    'product-selector-1.2.0.tgz',
    'product-selector-1.2.0.zip',
    'site.cdx.json',
  ];
  expect(readdirSync(made).sort()).toEqual(
    ['SHA256SUMS', 'changes.md', ...files, 'product-selector-1.2.0', 'site'].sort(),
  );
  const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const summed = sums.map((line) => line.slice(66));
  for (const name of [...files, 'changes.md', 'product-selector-1.2.0/integrity.json', 'site/embed/start.json']) {
    expect(summed).toContain(name);
  }
  expect(summed).toHaveLength(allFiles(made).length - 1);
  for (const line of sums) {
    const digest = createHash('sha256')
      .update(readFileSync(join(made, line.slice(66))))
      .digest('hex');
    expect(line.slice(0, 66)).toBe(`${digest}  `);
  }
  expect(readFileSync(join(made, 'changes.md'), 'utf8')).toBe('- New.\n');
  expect(readFileSync(join(made, files[3]!), 'utf8')).toBe('checked\nreleased\npacked\n');
  expect(run('git', 'cat-file', '-t', 'v1.2.0')).toBe('tag\n');
  expect(() => run('node', 'scripts/release.mjs', '--tag')).toThrow('v1.2.0 is tagged already');
  readFactsIn('2020-01');
  expect(() => run('node', 'scripts/release.mjs')).toThrow('The fact of canstarblue.com.au was read in 2020-01');
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

it('the version is released, or its changes are waiting, and no two editions share one', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const isReleased = new RegExp(`^## ${version} - \\d{4}-\\d\\d-\\d\\d$`, 'm').test(changelog);
  expect(/^## Unreleased\n+(?!## )/m.test(changelog)).toBe(!isReleased);
});
