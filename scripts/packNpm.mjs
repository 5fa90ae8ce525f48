/**
 * Packs the built npm package into `dist`; `npm run package:npm` builds first. A bare `npm pack` builds nothing: this project runs no scripts of a package, its own included.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';

/** Everything that may be in the package; its `files` choose among them. */
const PACKED = [
  ...['package.json', 'README.md', 'LICENSE', 'docs/llms.txt', 'cli', 'server/demo.html'],
  ...['embed', 'package', 'cli', 'programs', 'server', 'workshop'].map((folder) => `dist/${folder}`),
  ...['catalogue/products.csv', 'catalogue/installation.json', 'deploy/systemd/product-selector.service'],
];

/** Documents that are pages of the site. */
const PAGE = /^(?:docs\/[\w/-]+|CHANGELOG|CONTRIBUTING|SECURITY)\.md$/;

/**
 * A document of the package whose links lead to the package's files and the site's pages. Of other links the words stay, of
 * pictures nothing.
 * @param {string} text Markdown
 * @param {string} from the document's path
 * @param {{ files: readonly string[], site: string }} places the package's files, and the site's address with its last slash
 */
export function withOwnLinks(text, from, { files, site }) {
  return text.replace(/(!?)\[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/g, (link, picture, words, to) => {
    const [path, heading] = to.split('#');
    const target = path === '' ? from : posix.join(posix.dirname(from), path);
    if (/^[a-z]+:/.test(to) || files.includes(target)) return link;
    if (PAGE.test(target)) {
      return `[${words}](${site}${target.replace(/md$/, 'html')}${heading === undefined ? '' : `#${heading}`})`;
    }
    return picture === '' ? words : '';
  });
}

/**
 * A package.json without what only this project needs. Mends of the packages reach servers without a version of ours.
 * @param {{ readonly dependencies: Readonly<Record<string, string>> }} manifest
 */
export function publishedManifest({ dependencies, ...manifest }) {
  const own = ['scripts', 'devDependencies', 'size-limit', 'knip'];
  const kept = Object.entries(manifest).filter(([name]) => !own.includes(name));
  const ranges = Object.entries(dependencies).map(([name, version]) => [name, `^${version}`]);
  return { ...Object.fromEntries(kept), dependencies: Object.fromEntries(ranges) };
}

/**
 * Packs the build. Needs no network.
 * @param {string} folder for the tarball
 * @returns {{ file: string, size: number, files: readonly string[] }} size in bytes
 */
export function packNpm(folder) {
  const own = mkdtempSync(join(tmpdir(), 'npm-'));
  const stage = join(own, 'stage');
  for (const path of PACKED) cpSync(path, join(stage, path), { recursive: true });
  for (const name of readdirSync(stage, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    // The package has no source maps, and development servers complain about missing ones.
    const text = readFileSync(join(stage, name), 'utf8');
    writeFileSync(join(stage, name), text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  }
  // The home folder may be read-only, and packing a folder needs no cache.
  const where = ['--cache', join(own, 'cache'), '--pack-destination', resolve(folder)];
  /** @param {readonly string[]} more */
  const pack = (...more) => {
    const args = ['pack', '--offline', '--json', ...where, ...more];
    const [{ filename, size, files }] = Object.values(
      JSON.parse(execFileSync('npm', args, { cwd: stage, encoding: 'utf8' })),
    );
    return { filename, size, paths: files.map((/** @type {{ path: string }} */ { path }) => path) };
  };
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  const { paths } = pack('--dry-run');
  const places = { files: paths, site: manifest.homepage };
  for (const name of ['README.md', 'docs/llms.txt']) {
    writeFileSync(join(stage, name), withOwnLinks(readFileSync(join(stage, name), 'utf8'), name, places));
  }
  const { filename, size } = pack();
  rmSync(own, { recursive: true });
  return { file: join(folder, filename), size, files: paths };
}

if (process.argv[1] === import.meta.filename) {
  const { file, size, files } = packNpm('dist');
  console.log(`${file} has ${files.length} files in ${Math.round(size / 1000)} kB.`);
}
