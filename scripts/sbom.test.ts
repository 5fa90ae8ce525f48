import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withScopes } from './sbom.mjs';

it('the list of packages says which are in a build, which stand beside a server and which are tools', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const scopeOf = (path: string) => {
    const name = path.split('node_modules/').at(-1)!;
    const bom = {
      metadata: { component: { name: 'some-folder' } },
      components: [{ name, version: packages[path].version, scope: 'required' }],
    };
    const { metadata, components } = withScopes(bom, readFileSync('docs/licences.md', 'utf8'));
    expect(metadata.component.name).toBe('product-selector');
    return components[0]!.scope;
  };
  expect(scopeOf('node_modules/react')).toBe('required');
  expect(scopeOf('node_modules/pg')).toBe('optional');
  expect(scopeOf('node_modules/libsql/node_modules/detect-libc')).toBe('optional');
  expect(scopeOf('node_modules/@libsql/linux-x64-gnu')).toBe('optional');
  expect(scopeOf('node_modules/vite')).toBe('excluded');
  expect(scopeOf('node_modules/isbot')).toBe('excluded');
});
