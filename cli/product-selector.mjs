#!/usr/bin/env node
/** Starts the command line, or with `serve` the provider. Builds first if a source is newer than the command's build. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../dist/cli/main.js', import.meta.url);
/** The embedded provider. */
const SERVER = new URL('../dist/server/main.js', import.meta.url);
const CONFIG = new URL('vite.config.ts', import.meta.url);

/** True if a source that the build's maps name is newer than the build. */
function isStale() {
  if (!existsSync(BUILT)) return true;
  const { mtimeMs } = statSync(BUILT);
  const shared = new URL('../programs/', BUILT);
  const names = readdirSync(shared).filter((name) => name.endsWith('.map'));
  return [new URL('main.js.map', BUILT), ...names.map((name) => new URL(name, shared))].some((map) =>
    JSON.parse(readFileSync(map, 'utf8')).sources.some((/** @type {string} */ source) => {
      const stat = statSync(new URL(source, map), { throwIfNoEntry: false });
      return !stat || stat.mtimeMs > mtimeMs;
    }),
  );
}

if (process.argv[2] === 'serve') {
  // The provider handles all signals, and reads its own options.
  process.argv.splice(2, 1);
  if (existsSync(SERVER)) await import(SERVER.href);
  else {
    console.error('The provider isn’t built. Run: npm run build');
    process.exitCode = 2;
  }
} else {
  if (existsSync(CONFIG) && isStale()) {
    const { build } = await import('vite');
    await build({ configFile: fileURLToPath(CONFIG), logLevel: 'warn' });
  }
  await import(BUILT.href);
}
