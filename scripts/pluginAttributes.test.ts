import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ATTRIBUTE_LIST } from '../src/attributes.ts';
import { attributesPhp, withAttributes } from './pluginAttributes.ts';

const NAMES = ATTRIBUTE_LIST.filter(({ inWordpress }) => inWordpress).map(({ name }) => name);

it('the plugin’s docs name every attribute that an author sets', () => {
  for (const file of ['docs/wordpress.md', 'wordpress/plugin/readme.txt']) {
    const text = readFileSync(file, 'utf8');
    expect(NAMES.filter((name) => !new RegExp(`\`${name}[="\`]`).test(text))).toEqual([]);
  }
});

it('block.json keeps the block’s own attributes beside those of the element', () => {
  const own = readFileSync('wordpress/plugin/block/block.json', 'utf8');
  expect(JSON.parse(withAttributes(own)).attributes).toMatchObject({
    ...JSON.parse(own).attributes,
    headingLevel: { type: 'integer', default: 2 },
    sizeHelp: { type: 'string' },
  });
});

it('PHP reads each attribute with its values or its type', () => {
  expect([...attributesPhp().matchAll(/^\t'([\w-]+)' => .*,$/gm)].map(([, name]) => name)).toEqual(NAMES);
  expect(attributesPhp()).toContain("'back' => array( 'steps', 'off' ),");
  expect(attributesPhp()).toContain("'action-url' => 'address',");
});
