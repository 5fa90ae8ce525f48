import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = /\/readQuote\.ts$/;

/**
 * Builds the reader of quotes, which element and programs have in common, into a file of its own that imports nothing. The programs
 * take it from the element's folder, as they do with the reader of PDF files.
 */
export function quoteReader(): Plugin {
  let made: ReturnType<typeof buildReader> | null = null;
  return {
    name: 'quote-reader',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: SOURCE },
      async handler(id, importer = '') {
        made ??= buildReader(join(dirname(importer), id));
        return { id: `./${(await made)[0]?.fileName}`, external: true };
      },
    },
    async generateBundle() {
      for (const file of (await made) ?? []) this.emitFile({ type: 'asset', ...file });
    },
  };
}

async function buildReader(entry: string) {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    // A page's `class Map` hides only the plain name.
    define: { Map: 'globalThis.Map', Set: 'globalThis.Set', WeakMap: 'globalThis.WeakMap' },
    build: {
      write: false,
      // Its source map names the sources from here.
      outDir: 'dist/embed',
      copyPublicDir: false,
      target: 'es2022',
      sourcemap: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { minify: true, entryFileNames: 'quoteReader-[hash].js' } },
    },
  });
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return files.map((file) => ({ fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source }));
}

/** Takes the file from the element in the output folder. A command that is built alone has the reader itself. */
export function quoteReaderOf(): Plugin {
  return {
    name: 'quote-reader-of',
    enforce: 'pre',
    resolveId: {
      filter: { id: SOURCE },
      handler() {
        const { root, build } = this.environment.config;
        const embed = resolve(root, build.outDir, 'embed');
        const names = existsSync(embed) ? readdirSync(embed) : [];
        const name = names.find((one) => /^quoteReader-.*\.js$/.test(one));
        return name ? { id: `../embed/${name}`, external: true } : null;
      },
    },
  };
}
