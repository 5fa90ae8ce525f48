/**
 * `npm run release`: runs the whole check and every release check, and makes the files of a release from one build: the plugin's
 * two zips, the package, its bill of materials, the folder to pin, the site, the changes of this version, and checksums of all of
 * these. `npm run release -- --tag` also tags the commit. It publishes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factProblems } from './factProblems.mjs';
import { importSource } from './importSource.mjs';
import { releaseProblems, sectionOf } from './releaseProblems.mjs';

const FOLDER = 'dist/release';

/** @param {string} command @param {readonly string[]} args */
const run = (command, args) => execFileSync(command, args, { encoding: 'utf8' }).trim();
/** Stops at a failure, with the program's own messages. @param {string} command @param {readonly string[]} args */
const must = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const tag = `v${version}`;
const { FACTS } = await importSource('src/facts/facts.ts');
const rules = await importSource('src/facts/fact.ts');
const problems = releaseProblems({
  version,
  changelog,
  changes: run('git', ['status', '--porcelain']),
  tags: run('git', ['tag', '--list']).split('\n'),
  facts: factProblems(FACTS, rules, Date.now()),
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

must('npm', ['test']);
must('npm', ['run', 'test:release', '--silent']);
for (const script of ['package', 'sbom']) must('npm', ['run', script, '--silent']);
// Not with `npm run`, which would build again.
for (const script of ['packPinned', 'site']) must('node', [`scripts/${script}.mjs`]);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const pinned = `product-selector-${version}`;
/** The release files by their names in `dist`. */
const FILES = {
  'product-selector.zip': `${pinned}.zip`,
  'product-selector-directory.zip': `${pinned}-directory.zip`,
  [`${pinned}.tgz`]: `${pinned}.tgz`,
  [`${pinned}.cdx.json`]: `${pinned}.cdx.json`,
  'site.cdx.json': 'site.cdx.json',
  [pinned]: pinned,
  site: 'site',
};
for (const [made, name] of Object.entries(FILES)) cpSync(`dist/${made}`, `${FOLDER}/${name}`, { recursive: true });
writeFileSync(`${FOLDER}/changes.md`, sectionOf(changelog, version));
const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((name) =>
  statSync(join(FOLDER, name)).isFile(),
);
/** In the format that `sha256sum --check` reads. */
const checksums = files.sort().map((name) => {
  const digest = createHash('sha256').update(readFileSync(join(FOLDER, name)));
  return `${digest.digest('hex')}  ${name}\n`;
});
writeFileSync(`${FOLDER}/SHA256SUMS`, checksums.join(''));
if (process.argv.includes('--tag')) {
  must('git', ['tag', '--annotate', tag, '--message', `Product Selector ${version}`]);
  console.log(`Tagged ${tag}. Push the tag, and publish what is in ${FOLDER}.`);
} else {
  console.log(`${FOLDER} has the files of ${version}. Run with --tag to tag this commit as ${tag}.`);
}
