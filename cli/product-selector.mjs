#!/usr/bin/env node
/**
 * Starts the built command line. Where its sources are, it is built first if there is no build or a source has changed
 * since; without sources, it runs as it is.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../dist/cli/main.js', import.meta.url);
const CONFIG = new URL('vite.config.ts', import.meta.url);

/** The build's map names every source. */
function isStale() {
  if (!existsSync(BUILT)) return true;
  const { mtimeMs } = statSync(BUILT);
  const { sources } = JSON.parse(readFileSync(new URL('main.js.map', BUILT), 'utf8'));
  return sources.some((/** @type {string} */ source) => {
    const stat = statSync(new URL(source, BUILT), { throwIfNoEntry: false });
    return !stat || stat.mtimeMs > mtimeMs;
  });
}

if (existsSync(CONFIG) && isStale()) {
  const { build } = await import('vite');
  await build({ configFile: fileURLToPath(CONFIG), logLevel: 'warn' });
}
await import(BUILT.href);
