import { ATTRIBUTE_LIST, type ATTRIBUTES, type AttributeName } from '../../src/attributes.ts';

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** The block's name for each attribute of the element that authors set. */
export type BlockAttribute = {
  [Name in AttributeName]: (typeof ATTRIBUTES)[Name] extends { readonly inWordpress: true } ? Camel<Name> : never;
}[AttributeName];

/** These attributes in the form of block.json, besides the block's own. */
export function blockAttributes(): Readonly<Record<string, object>> {
  const entries = ATTRIBUTE_LIST.filter(({ inWordpress }) => inWordpress).map(({ name, type, preset }) => {
    const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [camel, type === 'level' ? { type: 'integer', default: Number(preset) } : { type: 'string' }] as const;
  });
  return Object.fromEntries(entries);
}
