/**
 * Runs the commands of docs/frameworks/ as printed: each page's in a clean folder, with the Node that it names. The routers of
 * pages go into this folder. Usage: `node tests/frameworks/install.mjs [name …]`. Exits with 69 if the registry can't be reached.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installNode } from '../../scripts/installNode.mjs';
import { FRAMEWORKS } from './document.mjs';

/** No package runs a script, and a Node that is too old for one of them is an error. */
const NPM = {
  npm_config_ignore_scripts: 'true',
  npm_config_engine_strict: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_loglevel: 'error',
};

/** @param {string | Buffer} text */
const digest = (text) => createHash('sha256').update(text).digest('hex');

/** A framework's folder, outside this project, whose packages would hide a missing one. @param {string} name */
export function folderOf(name) {
  return join(tmpdir(), `product-selector-frameworks-${digest(process.cwd()).slice(0, 8)}`, name);
}

/**
 * Runs installations in a folder with nothing but a package.json, unless they have run there. Returns whether all succeeded.
 * @param {string} folder
 * @param {readonly (readonly string[])[]} commands
 * @param {string} key another one installs again
 * @param {string} [path] where programs are looked for first
 */
function provide(folder, commands, key, path = '') {
  const mark = join(folder, 'node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === key) return true;
  console.log(`Downloading into ${folder} …`);
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  const env = { ...process.env, ...NPM, PATH: `${path}:${process.env.PATH}` };
  for (const [program = '', ...args] of commands) {
    if (spawnSync(program, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
      return false;
  }
  writeFileSync(mark, key);
  return true;
}

function provideRouters() {
  const manifest = readFileSync(join(import.meta.dirname, 'package.json'));
  return provide(import.meta.dirname, [['npm', 'install']], digest(manifest));
}

/** @param {import('./document.mjs').Framework} framework */
function provideFramework({ title, name, commands, node }) {
  const bin = installNode(node);
  if (bin === null) throw new Error(`The registry has no Node ${node}, which its page names for ${title}.`);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packed = resolve(`dist/product-selector-${version}.tgz`);
  const folder = folderOf(name);
  rmSync(join(folder, 'package-lock.json'), { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // The reader's file is the package as it is packed here.
  const words = commands.map((command) => command.map((word) => (word === './product-selector.tgz' ? packed : word)));
  const key = digest(`${JSON.stringify(commands)} ${node} ${digest(readFileSync(packed))}`);
  if (!provide(folder, words, key, bin)) throw new Error(`The commands of docs/frameworks/ for ${title} fail.`);
}

function install() {
  if (!provideRouters()) {
    console.error("No frameworks on this machine (npm can't download the packages of tests/frameworks).");
    process.exitCode = 69;
    return;
  }
  const wanted = process.argv.slice(2);
  for (const framework of FRAMEWORKS) {
    if (wanted.length === 0 || wanted.includes(framework.name)) provideFramework(framework);
  }
}

if (process.argv[1] === import.meta.filename) install();
