import { type ESTree, parseAst } from 'vite';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** An entry of the list of parts, with its position in the text. */
export interface PartEntry extends Range {
  readonly name: string;
  readonly isFromList: boolean;
  /** The imports that only tools need: of its sentences, and of what it has on the landing screen. */
  readonly forTools: readonly Range[];
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
            isFromList: propertyOf(entry, 'isFromList') !== undefined,
            start: entry.start,
            end: entry.end,
            forTools: ['words', 'landing'].flatMap((one) => propertyOf(entry, one)?.value ?? []),
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
