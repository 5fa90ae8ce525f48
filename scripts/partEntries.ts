import { type ESTree, parseAst } from 'vite';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** An entry of the list of parts, with its position in the text. */
export interface PartEntry extends Range {
  readonly name: string;
  /** The import of its sentences; null without any. */
  readonly words: Range | null;
}

/** The entries of `src/app/parts.ts`, which is read as a program. */
export function partEntries(code: string): readonly PartEntry[] {
  const declarations = parseAst(code, { lang: 'ts' }).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
  const list = declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'PARTS')?.init;
  const elements = list?.type === 'ArrayExpression' ? list.elements : [];
  return elements.flatMap((entry) => {
    if (entry?.type !== 'ObjectExpression') return [];
    const name = propertyOf(entry, 'name')?.value;
    return name?.type === 'Literal'
      ? [
          {
            name: String(name.value),
            start: entry.start,
            end: entry.end,
            words: propertyOf(entry, 'words')?.value ?? null,
          },
        ]
      : [];
  });
}

function propertyOf({ properties }: ESTree.ObjectExpression, name: string) {
  return properties.find((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) as
    | ESTree.ObjectProperty
    | undefined;
}
