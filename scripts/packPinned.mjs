/**
 * `npm run package:pinned`: the built element as a folder for one version, with a digest of each file, for pages that only accept
 * known bytes (docs/pinning.md). Copies the build from `dist/embed`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EMBED = 'dist/embed';
/** The files that a page loads. */
const LOADED = /\.(js|css)$/;
/** For bundlers, and for pages that don't pin a version. */
const LEFT_OUT = ['element.js', 'start.html', 'start.json'];

/** @param {string | Uint8Array} bytes */
export const digestOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The files of the folder by name.
 * @param {string} address where the folder will be, with a slash at its end
 * @returns {Record<string, string>}
 */
export function pinnedFiles(address) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = readdirSync(EMBED).filter((name) => !name.endsWith('.map') && !LEFT_OUT.includes(name));
  // The folder has no source maps.
  const contents = names.sort().map((name) => {
    const text = readFileSync(join(EMBED, name), 'utf8');
    return [name, text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n')];
  });
  const files = Object.fromEntries(
    contents.filter(([name = '']) => LOADED.test(name)).map(([name, text = '']) => [name, digestOf(text)]),
  );
  return {
    ...Object.fromEntries(contents),
    'integrity.json': `${JSON.stringify({ version, files }, null, 2)}\n`,
    'tag.html': tagOf(address, files),
  };
}

/**
 * The lines for a page's head. The import map covers files that other files load. @param {string} address @param {Record<string,
 * string>} files
 */
function tagOf(address, files) {
  const chunks = Object.keys(files).filter((name) => name.endsWith('.js') && name !== 'product-selector.js');
  const map = { integrity: Object.fromEntries(chunks.map((name) => [`${address}${name}`, files[name]])) };
  /** @type {{ modules: string[] }} */
  const { modules } = JSON.parse(readFileSync(join(EMBED, 'start.json'), 'utf8'));
  const [failure = ''] = /<script>.*<\/script>/.exec(readFileSync(join(EMBED, 'start.html'), 'utf8')) ?? [];
  const pinned = (/** @type {string} */ name) => `${address}${name}" integrity="${files[name]}" crossorigin`;
  const lines = [
    `<script type="importmap">${JSON.stringify(map)}</script>`,
    `<link rel="stylesheet" href="${pinned('landing.css')}>`,
    ...modules.map((name) => `<link rel="modulepreload" href="${pinned(name)}>`),
    failure,
    `<script type="module" src="${pinned('product-selector.js')}></script>`,
  ];
  return `${lines.join('\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const name = `product-selector-${version}`;
  const [given = `https://provider.example/${name}/`] = process.argv.slice(2);
  const address = given.endsWith('/') ? given : `${given}/`;
  if (!URL.canParse(address) || /["<>&\s]/.test(address)) {
    console.error(`“${given}” isn't the address of a folder. Write it as https://provider.example/${name}/.`);
    process.exit(2);
  }
  if (!existsSync(join(EMBED, 'start.json'))) throw new Error('Nothing is built yet. Run: npm run build');
  const folder = join('dist', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of Object.entries(pinnedFiles(address))) writeFileSync(join(folder, file), text);
  console.log(`${folder} has version ${version}, with integrity.json and tag.html for ${address}.`);
}
