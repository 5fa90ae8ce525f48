#!/usr/bin/env node
/** Starts the built command line; builds it first where it is not there yet, as after a fresh install. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../dist/cli/main.js', import.meta.url);

if (!existsSync(BUILT)) {
  const { build } = await import('vite');
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), logLevel: 'warn' });
}
await import(BUILT.href);
