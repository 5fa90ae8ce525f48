import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/** An import of another file, also in the middle of a type. */
const IMPORT = /((?:from |import\()(['"]))(\.[^'"]*)\.ts\2/g;

interface Statement {
  readonly code: string;
  /** The words of the code, without those of comments. */
  readonly words: readonly string[];
  /** The names that the statement declares or imports; null if it's always kept. */
  readonly names: readonly string[] | null;
  readonly isImport: boolean;
}

/** The statements of a file of declarations, each with its comment. */
function statementsOf(text: string): readonly Statement[] {
  let end = 0;
  return parseAst(text, { lang: 'ts' }).body.flatMap((node) => {
    const code = text.slice(end, node.end);
    end = node.end;
    const words = code.replace(/\/\*[\s\S]*?\*\//g, '').match(/\w+/g) ?? [];
    if (node.type === 'ImportDeclaration')
      return { code, words, names: node.specifiers.map(({ local }) => local.name), isImport: true };
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    // `export {}` only says that the file is a module.
    if (declared === null && words.length === 1) return [];
    const ids =
      declared && 'declarations' in declared ? declared.declarations.map(({ id }) => id) : [Object(declared).id];
    const names = ids.flatMap((id) => (id?.type === 'Identifier' ? [String(id.name)] : []));
    return { code, words, names: names.length < ids.length ? null : names, isImport: false };
  });
}

/**
 * Declarations without what no entry needs: the functions, constants and types that nothing kept names, and the imports of those.
 * One name in two files counts for both.
 *
 * @param texts the declarations by file
 * @returns the files that something is left of
 */
export function neededOf(texts: ReadonlyMap<string, string>, entries: readonly string[]): ReadonlyMap<string, string> {
  const files = [...texts].map(([file, text]) => ({
    file,
    statements: statementsOf(text),
    kept: new Set<Statement>(),
  }));
  const words = new Set<string>();
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const { file, statements, kept } of files)
      for (const one of statements) {
        const isNeeded = entries.includes(file) || (one.names?.some((name) => words.has(name)) ?? true);
        if (one.isImport || !isNeeded || kept.has(one)) continue;
        kept.add(one);
        for (const word of one.words) words.add(word);
        isMore = true;
      }
  }
  const left = new Map<string, string>();
  for (const { file, statements, kept } of files) {
    const own = new Set([...kept].flatMap((one) => one.words));
    const code = statements.flatMap((one) => (one.isImport ? importOf(one, own) : kept.has(one) ? [one.code] : []));
    if (kept.size > 0) left.set(file, `${code.join('').trim()}\n`);
  }
  return left;
}

/** An import of what is used alone, or none. */
function importOf({ code, names }: Statement, used: ReadonlySet<string>): readonly string[] {
  if (!names?.some((name) => used.has(name))) return [];
  const isUsed = (one: string): boolean => used.has(one.match(/\w+$/)?.[0] ?? '');
  return [code.replace(/\{ (.*) \}/, (_, list: string) => `{ ${list.split(', ').filter(isUsed).join(', ')} }`)];
}

/**
 * Writes the types of these entries below `types/`: TypeScript's declarations for them and for what they name.
 * @param project the entries' tsconfig.json
 */
export function declarations(project: string, entries: readonly string[]): Plugin {
  return {
    name: 'declarations',
    generateBundle() {
      const folder = mkdtempSync(join(tmpdir(), 'types-'));
      try {
        const args = ['node_modules/typescript/bin/tsc', '-p', project, '--outDir', folder];
        const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
        if (status !== 0) this.error(`TypeScript can't write the types of ${project}:\n${stdout}`);
        const texts = new Map<string, string>();
        const files = new Set(entries);
        for (const file of files) {
          const text = readFileSync(join(folder, file), 'utf8');
          texts.set(file, text);
          for (const [, , , path = ''] of text.matchAll(IMPORT))
            files.add(`${posix.join(posix.dirname(file), path)}.d.ts`);
        }
        for (const [file, text] of neededOf(texts, entries))
          this.emitFile({ type: 'asset', fileName: `types/${file}`, source: text.replaceAll(IMPORT, '$1$3.js$2') });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
