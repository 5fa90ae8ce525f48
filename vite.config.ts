import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { builtConstants } from './scripts/builtConstants.ts';
import { elementTypes } from './scripts/elementTypes.ts';
import { licences } from './scripts/licences.ts';
import { ownExports } from './scripts/ownExports.ts';
import { packageVersion } from './scripts/packageVersion.ts';
import { partEntries } from './scripts/partEntries.ts';
import { quoteReader } from './scripts/quoteReader.ts';
import { readingOnly } from './scripts/readingOnly.ts';
import { stableMaps } from './scripts/stableMaps.ts';
import { takenNames } from './scripts/takenNames.ts';

const inProject = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The element and the landing screen as the build writes it: all that loads before a sign of interest. */
const ELEMENT = ['src/element.ts'].map(inProject);
/** The program, and what the landing screen shares with others: a file of its own would be one more request. */
const CORE = [
  'src/app/startSelector.tsx',
  'src/screens/frame/ExplainPicture.tsx',
  'src/screens/frame/PostcodeField.tsx',
].map(inProject);
/** Reads the products. It needs nothing of the program, so it works while the larger file is still on its way. */
const READER = ['src/api/receiveProducts.ts'].map(inProject);
/**
 * Every visitor loads these while reading the landing screen, in one file: the questions, the engine
 * and the small modules that later parts share with them. See docs/decisions/a-press-changes-the-visit-after-its-paint.md.
 */
const PRODUCT = [
  'src/app/ProductRoute.tsx',
  'src/app/engine.ts',
  'src/app/bringIntoView.ts',
  'src/climate/australianPostcode.ts',
  'src/pricing/installation.ts',
  'src/ui/MoreLink.tsx',
  'src/words/zoneNames.ts',
].map(inProject);

/** The list of parts. The program of each begins in one of two files. */
const PARTS = inProject('src/app/parts.ts');
const FROM_LIST = new Set(
  partEntries(readFileSync(PARTS, 'utf8')).flatMap(({ name, isFromList }) => (isFromList ? name : [])),
);

/**
 * The list, what counts its systems meanwhile, the chosen one, and the parts that are first seen there: one file, which loads
 * while the visitor answers the questions.
 */
const SYSTEMS = ['src/screens/list/MatchesStep.tsx', 'src/screens/list/soFar.ts', 'src/app/ResultRoute.tsx'].map(
  inProject,
);

/** The visit as a code and a link. What opens one shares its reader, and loads it too. */
const LINK = ['src/parts/share/visitLink.tsx'].map(inProject);

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** All modules that these import at once; they go into one file. */
function modulesOf(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The first module of each part that is seen before the list, or from there on. */
function startsOf(isFromList: boolean, modules: Modules): readonly string[] {
  const starts = modules.getModuleInfo(PARTS)?.dynamicallyImportedIds ?? [];
  return starts.filter((id) => FROM_LIST.has(basename(dirname(id))) === isFromList);
}

/** A selector loads a part's words with what says them: only tools ask for those of every part, and for its landing screen. */
const WITHOUT_TOOLS: Plugin = {
  name: 'without-tools',
  transform: {
    filter: { id: /\/app\/parts\.ts$/ },
    handler(code) {
      const ranges = partEntries(code).flatMap(({ forTools }) => forTools);
      // Blanks, so that the source map stays right.
      const without = (text: string, { start, end }: (typeof ranges)[number]): string =>
        `${text.slice(0, start)}undefined${text.slice(start + 9, end).replace(/./g, ' ')}${text.slice(end)}`;
      return { code: ranges.reduce(without, code), map: null };
    },
  },
};

/** Stands in `start.html` for where the built folder is. */
const EMBED_PLACE = 'https://provider.example/embed/';

/**
 * Writes which files, besides the entry, *Start* needs: a page that names them in its head (`modulepreload`) has them
 * fetched beside the entry and not after it. `start.json` is for programs, `start.html` has the lines for a page's head.
 */
const START: Plugin = {
  name: 'start',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunk = (name: string) => {
      const found = bundle[name];
      return found?.type === 'chunk' ? found : undefined;
    };
    const needed = new Set(chunk('product-selector.js')?.dynamicImports);
    for (const name of needed) for (const imported of chunk(name)?.imports ?? []) needed.add(imported);
    const modules = [...needed].sort();
    const landing = bundle['landing.css'];
    const lines = [
      `<style>${landing?.type === 'asset' ? landing.source : ''}</style>`,
      ...modules.map((name) => `<link rel="modulepreload" href="${EMBED_PLACE}${name}">`),
      // An element, whose digest a policy can allow, and no attribute, which it can't.
      `<script>addEventListener('error', ({ target }) => /\\/product-selector\\.js/.test(target.src) && document.documentElement.classList.add('product-selector-failed'), true)</script>`,
      `<script type="module" src="${EMBED_PLACE}product-selector.js"></script>`,
    ];
    this.emitFile({ type: 'asset', fileName: 'start.json', source: JSON.stringify({ modules }) });
    this.emitFile({ type: 'asset', fileName: 'start.html', source: `${lines.join('\n')}\n` });
  },
};

const constants = await builtConstants();

/**
 * Builds the element to dist/embed. The entry stays tiny and has a fixed name, as have landing.css and start.json;
 * everything else has a name with a digest, so that it can be cached for ever. `element.js` is for the package. No chunk imports the entry: a page that loads it as `product-selector.js?ver=1`
 * would otherwise run it twice. Addresses are relative, so the folder works at any place of any origin.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  resolve: {
    alias: {
      // The same store without its shim for React 16 and 17.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    ownExports(),
    WITHOUT_TOOLS,
    readingOnly(),
    quoteReader(),
    START,
    elementTypes('product-selector.d.ts'),
    licences('LICENSES.txt'),
    stableMaps(),
  ],
  // A library build leaves the first to whoever bundles it; here nobody does. React's developer tools are for the page's own.
  define: {
    'process.env.NODE_ENV': '"production"',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    // The router's name for it, which a page may replace.
    self: 'window',
    ...constants,
  },
  build: {
    outDir: 'dist/embed',
    target: 'es2022',
    // From here on light-dark() is known: what stands in for it elsewhere cannot follow the page's own scheme.
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    // Only a library build leaves dynamic imports plain: otherwise a helper writes into the page's head.
    lib: {
      entry: {
        'product-selector': 'src/entry.ts',
        element: 'package/element.ts',
        landing: 'src/screens/landing/landing.css',
      },
      formats: ['es'],
    },
    cssCodeSplit: true,
    sourcemap: true,
    rolldownOptions: {
      transform: {
        inject: takenNames(),
        // What React asks for and doesn't need: the page's event, which a page may have replaced, its navigation and its timings, and
        // what only other environments have.
        define: {
          'window.event': 'undefined',
          navigation: 'undefined',
          'performance.getEntriesByType': 'undefined',
          'process.emit': 'undefined',
          setImmediate: 'undefined',
          'document.documentMode': 'undefined',
        },
      },
      // What nobody uses of React is left out of the list of its exports.
      treeshake: { propertyReadSideEffects: false },
      onLog(level, log, handle) {
        // Directives such as "use client" mean nothing in a browser bundle.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      // They only show on a busy machine.
      checks: { bundlerTimings: false },
      output: {
        // Chromium then compiles the screens while it fetches, beside the page, and not function by function when each is first called.
        postBanner: ({ name, fileName }) =>
          fileName === 'product-selector.js'
            ? `/*! Product Selector ${packageVersion()} */`
            : /^core$|Route$|^ComparisonTable$/.test(name)
              ? '//# allFunctionsCalledOnLoad'
              : '',
        // A library build would keep its white space.
        minify: true,
        // They help a bundler drop unused code, and everything here is used.
        comments: { annotation: false },
        entryFileNames: '[name].js',
        // The size of a journey leaves translations and pictures out by these names.
        chunkFileNames: ({ moduleIds: [id = ''] }) =>
          `${id.includes('/words/languages/') ? 'language-' : id.includes('/pictures/') ? 'picture-' : ''}[name]-[hash].js`,
        // A page refers to it by its name, as to the entry.
        assetFileNames: ({ names }) => (names.includes('landing.css') ? '[name][extname]' : '[name]-[hash][extname]'),
        codeSplitting: {
          groups: [
            {
              debugName: 'element',
              name: (id, modules) =>
                modulesOf(ELEMENT, modules).has(id) || id.includes('rolldown/runtime') ? 'landing' : null,
              priority: 4,
            },
            {
              debugName: 'reader',
              name: (id, modules) => (modulesOf(READER, modules).has(id) ? 'receiveProducts' : null),
              priority: 3,
            },
            {
              debugName: 'core',
              name: (id, modules) => (modulesOf(CORE, modules).has(id) ? 'core' : null),
              priority: 2,
            },
            {
              debugName: 'product',
              name: (id, modules) =>
                modulesOf([...PRODUCT, ...startsOf(false, modules)], modules).has(id) ? 'ProductRoute' : null,
              priority: 1,
            },
            {
              debugName: 'systems',
              name: (id, modules) =>
                modulesOf([...SYSTEMS, ...startsOf(true, modules)], modules).has(id) ? 'ResultRoute' : null,
              priority: 0,
            },
            {
              debugName: 'link',
              name: (id, modules) => (modulesOf(LINK, modules).has(id) ? 'visitLink' : null),
            },
          ],
        },
      },
    },
  },
});
