import { ATTRIBUTE_LIST } from '../src/attributes.ts';
import { blockAttributes } from '../wordpress/block/blockAttributes.ts';

type Attribute = (typeof ATTRIBUTE_LIST)[number];

/** Adds the element's attributes to the block's own. @param text block.json */
export function withAttributes(text: string): string {
  const block = JSON.parse(text) as { readonly attributes: object };
  return `${JSON.stringify({ ...block, attributes: { ...blockAttributes(), ...block.attributes } }, null, 2)}\n`;
}

/** The attributes that authors set, with their types, as a PHP file. */
export function attributesPhp(): string {
  const lines = ATTRIBUTE_LIST.filter(({ inWordpress }) => inWordpress).map(
    (attribute) => `\t'${attribute.name}' => ${typePhp(attribute)},`,
  );
  return `<?php
defined( 'ABSPATH' ) || exit;

return array(
${lines.join('\n')}
);
`;
}

function typePhp({ type }: Attribute): string {
  const values = type === 'level' ? ['1', '2', '3', '4', '5', '6'] : type;
  return typeof values === 'string' ? `'${values}'` : `array( ${values.map((value) => `'${value}'`).join(', ')} )`;
}
