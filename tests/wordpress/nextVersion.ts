import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BUILT = 'dist/wordpress/product-selector';
/** A script whose name has a digest of eight characters. The entry, product-selector.js, only looks like one. */
const CHUNK = /^element\/(?!product-selector\.js$)[\w-]+-[\w-]{8}\.js$/;

/** The plugin's files by path. */
type PluginFiles = ReadonlyMap<string, Buffer>;

export function thisVersion(): PluginFiles {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(BUILT.length + 1), readFileSync(path)];
    }),
  );
}

/**
 * A later version of the plugin: every script has a new digest in its name, pictures keep theirs.
 *
 * @param mark the first four letters of the new digests
 */
export function laterVersion(mark: string): PluginFiles {
  const files = thisVersion();
  const digests = [...files.keys()].filter((path) => CHUNK.test(path)).map((path) => path.slice(-11, -3));
  const renamed = (text: string) =>
    digests.reduce((changed, digest) => changed.replaceAll(digest, `${mark}${digest.slice(4)}`), text);
  return new Map(
    [...files].map(([path, content]) => {
      if (path === 'loader.js') return [path, Buffer.concat([content, Buffer.from(`\n// ${mark}`)])];
      if (path.startsWith('element/')) return [renamed(path), Buffer.from(renamed(content.toString()))];
      return [path, content];
    }),
  );
}

/** Replaces the plugin's folder without WordPress, as over FTP or with `rm -rf` and `unzip`. */
export function replaceFolder(files: PluginFiles, siteFolder: string): void {
  const folder = join(siteFolder, 'wp-content/plugins/product-selector');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
