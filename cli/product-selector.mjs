#!/usr/bin/env node
/**
 * Starts the command line, or with `serve` the provider. If there are sources newer than the command's build, it builds first.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../dist/cli/main.js', import.meta.url);
/** The embedded provider. */
const SERVER = new URL('../dist/server/main.js', import.meta.url);
const CONFIG = new URL('vite.config.ts', import.meta.url);

/** Checks the sources that the build's map names. */
function isStale() {
  if (!existsSync(BUILT)) return true;
  const { mtimeMs } = statSync(BUILT);
  const { sources } = JSON.parse(readFileSync(new URL('main.js.map', BUILT), 'utf8'));
  return sources.some((/** @type {string} */ source) => {
    const stat = statSync(new URL(source, BUILT), { throwIfNoEntry: false });
    return !stat || stat.mtimeMs > mtimeMs;
  });
}

if (process.argv[2] === 'serve') {
  // The provider takes all signals itself, and reads its own options.
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
