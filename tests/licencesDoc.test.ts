import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages that files for visitors and servers import. Builds contain most of them. */
function imported(): readonly string[] {
  const files = execFileSync('git', ['ls-files', 'src', 'sheets', 'server', 'cli', 'package', 'wordpress'], {
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.(test\.tsx?|config\.ts)$/.test(file));
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export|\} from).*'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';$/gm,
      ),
    ].map(([, name = '']) => name),
  );
  return names;
}

it('docs/licences.md lists every package that reaches visitors or servers, with version and licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const known = (path: string): boolean => path in packages;
  // The bundler adds its own helpers to a bundle.
  // The workshop's page has Preact in place of React.
  const names = ['rolldown', 'preact', ...imported(), ...Object.keys(peerDependencies)];
  const paths = new Set(names.map((name) => `node_modules/${name}`).filter(known));
  for (const path of paths) {
    // Of rolldown, only its helpers are in a bundle.
    if (path === 'node_modules/rolldown') continue;
    const { dependencies = {} }: Locked = packages[path];
    for (const needed of Object.keys(dependencies)) {
      const own = `${path}/node_modules/${needed}`;
      paths.add(known(own) ? own : `node_modules/${needed}`);
    }
  }
  const shipped = [...paths].map((path): Locked & { name: string } => ({ ...packages[path], name: path.slice(13) }));
  const rows = [
    ...readFileSync('docs/licences.md', 'utf8').matchAll(/^\| `(.+)` \| (\S+) \| (\S+|\([^|]+\)) \| .+ \|$/gm),
  ];
  expect(rows.map(([, ...cells]) => cells).toSorted()).toEqual(
    shipped.map(({ name, version, license }) => [name, version, license]).toSorted(),
  );
});
