#!/usr/bin/env node
/** Starts the command line, or with `serve` the provider. In a clone, the first command builds; `npm run build` builds again. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../dist/cli/main.js', import.meta.url);
/** The embedded provider. */
const SERVER = new URL('../dist/server/main.js', import.meta.url);
const CONFIG = new URL('vite.config.ts', import.meta.url);

if (process.argv[2] === 'serve') {
  // The provider handles all signals, and reads its own options.
  process.argv.splice(2, 1);
  if (existsSync(SERVER)) await import(SERVER.href);
  else {
    console.error('The provider isn’t built. Run: npm run build');
    process.exitCode = 2;
  }
} else {
  if (existsSync(CONFIG) && !existsSync(BUILT)) {
    const { build } = await import('vite');
    await build({ configFile: fileURLToPath(CONFIG), logLevel: 'warn' });
  }
  await import(BUILT.href);
}
