import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/** An import of another file, also in the middle of a type. */
const IMPORT = /((?:from |import\()(['"]))(\.[^'"]*)\.ts\2/g;

/**
 * Declarations without the functions and constants that no entry and no type names, and without imports that only those needed.
 * @param named the names to keep
 */
export function withoutInner(text: string, named: ReadonlySet<string>): string {
  let end = 0;
  const statements = parseAst(text, { lang: 'ts' }).body.map((node) => {
    const code = text.slice(end, node.end);
    end = node.end;
    return { node, code };
  });
  const kept = statements.filter(({ node }) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declared?.type === 'TSDeclareFunction') return named.has(declared.id?.name ?? '');
    if (declared?.type !== 'VariableDeclaration') return true;
    return declared.declarations.some(({ id }) => id.type !== 'Identifier' || named.has(id.name));
  });
  const words = new Set(
    kept.flatMap(({ node, code }) => (node.type === 'ImportDeclaration' ? [] : (code.match(/\w+/g) ?? []))),
  );
  const isUsed = ({ node }: (typeof kept)[number]) =>
    node.type !== 'ImportDeclaration' || node.specifiers.some(({ local }) => words.has(local.name));
  return `${kept
    .filter(isUsed)
    .map(({ code }) => code)
    .join('')
    .trim()}\n`;
}

/**
 * Writes the types of these entries below `types/`: TypeScript's declarations for them and for the files they name.
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
        const read = (file: string) => readFileSync(join(folder, file), 'utf8');
        const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          file.endsWith('.ts'),
        );
        const named = new Set([
          ...entries.flatMap((file) => read(file).match(/\w+/g) ?? []),
          ...written.flatMap((file) => [...read(file).matchAll(/typeof (\w+)/g)].map(([, name = '']) => name)),
        ]);
        const files = new Set(entries);
        for (const file of files) {
          const text = withoutInner(read(file), named);
          for (const [, , , path = ''] of text.matchAll(IMPORT)) {
            files.add(`${posix.join(posix.dirname(file), path)}.d.ts`);
          }
          this.emitFile({ type: 'asset', fileName: `types/${file}`, source: text.replaceAll(IMPORT, '$1$3.js$2') });
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
