import type { Plugin } from 'vite';

/** Reading a text needs only these members of LibPDF's two large classes. */
const USED: Readonly<Record<string, readonly string[]>> = {
  PDF: ['constructor', 'load', 'context', 'isEncrypted', 'isAuthenticated', 'getPages', 'getPage', 'getPageCount'],
  PDFPage: [
    'constructor',
    'width',
    'height',
    'rotation',
    'getMediaBox',
    'getCropBox',
    'getEffectiveBox',
    'getBox',
    'extractText',
    'getContentBytes',
    'concatenateChunks',
    'resolveInheritedResources',
    'createFontResolver',
  ],
};
/** LibPDF signs with these packages. One of its classes extends a class of theirs, so they stay as an empty one. */
const SIGNING = /^(?:asn1js|pkijs)$/;

/**
 * Leaves the methods out of LibPDF that write, draw, fill in and sign. A bundler can't tell that nobody calls a method, and they are
 * half of the file that reads a PDF. `tests/package/readPdf.test.ts` compares it with the whole library.
 */
export function readingOnly(): Plugin {
  return {
    name: 'reading-only',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:asn1js|pkijs|pako)$/ },
      handler(id) {
        // The other half of pako compresses.
        return SIGNING.test(id) ? `\0${id}` : this.resolve('pako/lib/inflate.js');
      },
    },
    load: { filter: { id: /^\0(?:asn1js|pkijs)$/ }, handler: () => 'module.exports = { CryptoEngine: class {} };' },
    transform: {
      filter: { id: /\/@libpdf\/core\/dist\/index\.mjs$/ },
      handler(code) {
        let cut = code;
        for (const [name, used] of Object.entries(USED)) {
          const members = membersOf(this.parse(code).body, name);
          const names = members.map(({ key }) => key.name);
          const missing = used.filter((one) => !names.includes(one));
          if (missing.length > 0) this.error(`LibPDF's ${name} has no ${missing.join(', ')}; see readingOnly.ts.`);
          for (const { type, key, start, end } of members) {
            if (type !== 'MethodDefinition' || used.includes(key.name ?? '')) continue;
            // Blanks, so that the other places stay right.
            cut = cut.slice(0, start) + ' '.repeat(end - start) + cut.slice(end);
          }
        }
        return { code: cut, map: null };
      },
    },
  };
}

interface Member {
  readonly type: string;
  readonly key: { readonly name?: string };
  readonly start: number;
  readonly end: number;
}

/** The members of the class in `var NAME = class NAME {…}`; none if there is no such class. */
function membersOf(statements: ReadonlyArray<{ readonly type: string }>, name: string): readonly Member[] {
  interface Declared {
    readonly declarations?: ReadonlyArray<{
      readonly id: { readonly name?: string };
      readonly init: { readonly body: { readonly body: readonly Member[] } };
    }>;
  }
  const declared = statements.flatMap((statement) => (statement as Declared).declarations ?? []);
  return declared.find(({ id }) => id.name === name)?.init.body.body ?? [];
}
