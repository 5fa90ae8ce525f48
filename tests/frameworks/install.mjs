/**
 * Provides the frameworks of docs/frameworks.md that need a folder of their own, and routers of pages, from npm in this folder's `node_modules`.
 * Usage: `node tests/frameworks/install.mjs`. Exits with 69 if this machine can't have them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
/** Holds the digest of the package.json whose packages are installed. */
const MARK = join(FOLDER, 'node_modules/.installed');
const NODE_OF_NUXT = 22;

/** The path of a program of these packages. @param {string} name */
export function findBin(name) {
  return join(FOLDER, 'node_modules/.bin', name);
}

/** A Node that Nuxt supports: this one, or else the one among these packages. */
export function findNodeForNuxt() {
  const [major] = process.versions.node.split('.');
  if (Number(major) >= NODE_OF_NUXT) return process.execPath;
  return join(FOLDER, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
}

function install() {
  const digest = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package.json')))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === digest) return;
  console.log('Downloading Next.js, Nuxt, Astro, Angular and routers …');
  // The versions that a package.json doesn't fix are the newest: a framework is tested as a page installs it today.
  rmSync(join(FOLDER, 'node_modules'), { recursive: true, force: true });
  const args = ['install', '--no-package-lock', '--ignore-scripts', '--no-progress', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error("No frameworks on this machine (npm can't download the packages of tests/frameworks).");
    process.exitCode = 69;
    return;
  }
  writeFileSync(MARK, digest);
}

if (process.argv[1] === import.meta.filename) install();
