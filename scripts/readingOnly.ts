import type { Plugin } from 'vite';

/** Reading a text needs only these members of LibPDF's two large classes. */
const USED: Readonly<Record<string, readonly string[]>> = {
  PDF: ['constructor', 'load', 'context', 'isEncrypted', 'isAuthenticated', 'getPages', 'getPage', 'getPageCount'],
  PDFPage: [
    ...['constructor', 'width', 'height', 'rotation', 'getMediaBox', 'getCropBox', 'getEffectiveBox', 'getBox'],
    ...['extractText', 'getContentBytes', 'concatenateChunks', 'resolveInheritedResources', 'createFontResolver'],
  ],
};
/**
 * LibPDF parses the fonts inside a file for widths that the file doesn't state. The format asks it to state them, and letters never
 * come from there.
 */
const FONT_PARSER = 'parseEmbeddedProgram';
/**
 * Takes the place of three packages that LibPDF uses. `asn1js` and `pkijs` sign, and one of LibPDF's classes extends `CryptoEngine`.
 * `lru-cache` keeps the references of the file that is read, for which a map is enough.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  asn1js: 'module.exports = {};',
  pkijs: 'module.exports = { CryptoEngine: class {} };',
  'lru-cache': 'export class LRUCache extends Map { constructor() { super(); } }',
};

/**
 * Leaves the methods out of LibPDF that write, draw, fill in and sign, and what parses fonts. A bundler can't tell that nobody calls
 * a method, and they are more than half of the file that reads a PDF. `tests/package/readPdf.test.ts` compares it with the whole library.
 */
export function readingOnly(): Plugin {
  return {
    name: 'reading-only',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:asn1js|pkijs|lru-cache|pako)$/ },
      handler(id) {
        // The other half of pako compresses.
        return id === 'pako' ? this.resolve('pako/lib/inflate.js') : `\0${id}`;
      },
    },
    load: { filter: { id: /^\0(?:asn1js|pkijs|lru-cache)$/ }, handler: (id) => INSTEAD[id.slice(1)] ?? null },
    transform: {
      filter: { id: /\/@libpdf\/core\/dist\/index\.mjs$/ },
      handler(code) {
        const { body } = this.parse(code);
        let cut = code;
        // Blanks, so that the other places stay right.
        const replace = ({ start, end }: Place, by = ''): void => {
          cut = cut.slice(0, start) + by.padEnd(end - start) + cut.slice(end);
        };
        const parser = body.find((one) => one.type === 'FunctionDeclaration' && one.id?.name === FONT_PARSER);
        if (parser?.type !== 'FunctionDeclaration' || !parser.body)
          this.error(`LibPDF has no ${FONT_PARSER}; see readingOnly.ts.`);
        replace(parser.body, '{ return null; }');
        for (const [name, used] of Object.entries(USED)) {
          const members = membersOf(body, name);
          const names = members.map(({ key }) => key.name);
          const missing = used.filter((one) => !names.includes(one));
          if (missing.length > 0) this.error(`LibPDF's ${name} has no ${missing.join(', ')}; see readingOnly.ts.`);
          for (const member of members)
            if (member.type === 'MethodDefinition' && !used.includes(member.key.name ?? '')) replace(member);
        }
        return { code: cut, map: null };
      },
    },
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Member extends Place {
  readonly type: string;
  readonly key: { readonly name?: string };
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
