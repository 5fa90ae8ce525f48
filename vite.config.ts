import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The element, and what the landing screen shares with others: a file of its own would be one more request. */
const CORE = ['src/element.ts', 'src/screens/PostcodeField.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Everything that the element needs before any screen is loaded; it goes into one file. */
function coreModules(modules: Modules): ReadonlySet<string> {
  const found = new Set(CORE);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Builds the element to dist/embed. The entry stays tiny and has a fixed name; everything else has a name with a digest,
 * so that it can be cached for ever. No chunk imports the entry: a page that loads it as `product-selector.js?ver=1`
 * would otherwise run it twice. Addresses are relative, so the folder works at any place of any origin.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  // A library build leaves this to whoever bundles it; here nobody does.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // From here on light-dark() is known: what stands in for it elsewhere cannot follow the page's own scheme.
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    // Only a library build leaves dynamic imports plain: otherwise a helper writes into the page's head.
    lib: { entry: { 'product-selector': 'src/entry.ts' }, formats: ['es'] },
    sourcemap: true,
    rolldownOptions: {
      onLog(level, log, handle) {
        // Directives such as "use client" mean nothing in a browser bundle.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      output: {
        // A library build would keep its white space.
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ debugName: 'core', name: (id, modules) => (coreModules(modules).has(id) ? 'core' : null) }],
        },
      },
    },
  },
});
