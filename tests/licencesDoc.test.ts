import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly version: string;
  readonly license: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

it('docs/licences.md lists every package that reaches visitors or servers, with version and licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries<Locked>(packages).map(([path, found]) => ({ ...found, name: path.slice(13) }));
  // The bundler adds its own helpers to a bundle.
  const shipped = locked.filter(({ name, dev, optional }) => name === 'rolldown' || (name && !dev && !optional));
  const rows = [...readFileSync('docs/licences.md', 'utf8').matchAll(/^\| `(.+)` \| (\S+) \| (\S+) \| .+ \|$/gm)];
  expect(rows.map(([, ...cells]) => cells).toSorted()).toEqual(
    shipped.map(({ name, version, license }) => [name, version, license]).toSorted(),
  );
});
