import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packNpm } from '../../scripts/packNpm.mjs';

/** The built package, packed and installed without a network in an empty folder. */
export interface InstalledPackage {
  readonly folder: string;
  /** The bytes of the tarball. */
  readonly size: number;
  readonly files: readonly string[];
  /** Runs a program of Node in that folder and returns its output. */
  run(args: readonly string[]): string;
  /** Runs a program of Node there that may end with an error or a warning. */
  fail(args: readonly string[]): { readonly status: number | null; readonly stderr: string };
  /** Writes a file of Node there and runs it. */
  runFile(name: string, source: string): string;
  write(name: string, content: string): void;
  /** TypeScript's complaints about files beside the package, or beside this project's packages for a framework's types. */
  check(
    sources: Readonly<Record<string, string>>,
    options?: { readonly among?: boolean; readonly resolution?: string },
  ): string;
  remove(): void;
}

const npm = (args: readonly string[], cwd: string) => execFileSync('npm', args, { cwd, encoding: 'utf8' });

export function installPackage(): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  // TypeScript finds the packages of this project from here.
  mkdirSync('.cache', { recursive: true });
  const among = resolve(mkdtempSync('.cache/package-'));
  const { file, size, files } = packNpm(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // Without a network, with its server's packages from this project.
  const own = ['hono', '@hono/node-server'].map((name) => resolve('node_modules', name));
  const options = ['--offline', '--install-links', '--no-audit', '--no-fund', '--cache', join(folder, 'cache')];
  npm(['install', ...options, ...own, file], folder);
  const installed = 'node_modules/product-selector';
  cpSync(join(folder, installed), join(among, installed), { recursive: true });
  const run = (args: readonly string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  return {
    folder,
    size,
    files,
    run,
    write,
    fail: (args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    runFile(name, source) {
      write(name, source);
      return run([name]);
    },
    check(sources, { among: isAmong = false, resolution = 'bundler' } = {}) {
      const place = isAmong ? among : folder;
      for (const [name, source] of Object.entries(sources)) writeFileSync(join(place, name), source);
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
        moduleResolution: resolution,
        target: 'ES2022',
        lib: ['ES2023', 'DOM'],
        types: [],
        skipLibCheck: isAmong,
      };
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(sources) }));
      const tsc = resolve('node_modules/typescript/bin/tsc');
      return spawnSync(process.execPath, [tsc, '-p', place], { encoding: 'utf8' }).stdout;
    },
    remove() {
      rmSync(folder, { recursive: true });
      rmSync(among, { recursive: true });
    },
  };
}
