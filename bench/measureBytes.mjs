/** What the built element weighs, by its limits, its files, and what is in each of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {import('./readRuns.mjs').Run} Run */

/**
 * @typedef {object} Limit One entry of .size-limit.json.
 * @property {string} name
 * @property {number} size bytes, as compressed as the entry says
 * @property {number} sizeLimit bytes
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} name Without digest and ending.
 * @property {string} code As it is served, minified.
 * @property {string | undefined} map Its source map.
 * @property {number} bytes brotli
 */

const FOLDER = 'dist/embed';
const ENTRY = 'product-selector.js';
const ZIP = 'dist/product-selector.zip';
/** A build may differ by so much from the recorded one before it has to be recorded anew. */
const TOLERANCE = 0.02;
/** Compressed files of a few hundred bytes change by more than that with a new digest. */
const LEAST_BYTES = 100;

/** What no source answers for. */
export const OTHER = 'styles as text, and the bundler’s';

/** @returns {readonly Limit[]} */
export function measureLimits() {
  needBuild();
  const program = fileURLToPath(new URL('../node_modules/.bin/size-limit', import.meta.url));
  // It ends with 1 where a limit is broken, which is told elsewhere.
  const { stdout } = spawnSync(program, ['--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(stdout);
}

/** @throws where nothing has been built and packed */
function needBuild() {
  for (const file of [`${FOLDER}/${ENTRY}`, ZIP]) {
    if (!existsSync(file)) throw new Error(`There is no ${file}. Run: npm run package:wordpress`);
  }
}

/** @returns {readonly Chunk[]} in the order of their size */
export function measureChunks() {
  needBuild();
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(`${FOLDER}/${file}`, 'utf8');
      const map = `${FOLDER}/${file}.map`;
      return {
        file,
        name: file === ENTRY ? 'product-selector' : file.replace(/(-[\w-]{8})?\.js$/, ''),
        code,
        map: existsSync(map) ? readFileSync(map, 'utf8') : undefined,
        bytes: brotliCompressSync(code).length,
      };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/**
 * How much of a chunk's code, minified and not compressed, is from each package and each room of src. What no source
 * answers for is the bundler's, and styles, which stand in the code as text.
 * @param {Chunk} chunk
 * @returns {ReadonlyMap<string, number>}
 */
export function bytesByRoom({ code, map }) {
  /** @type {Map<string, number>} */
  const rooms = new Map();
  /** @param {string} room @param {number} bytes */
  const add = (room, bytes) => rooms.set(room, (rooms.get(room) ?? 0) + bytes);
  if (map === undefined) return new Map([[OTHER, Buffer.byteLength(code)]]);
  const sources = new SourceMap(JSON.parse(map));
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      add(source === undefined ? OTHER : roomOf(source), Buffer.byteLength(text[column] ?? ''));
    }
  }
  return rooms;
}

/** @param {string} source */
function roomOf(source) {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (inPackage) return inPackage;
  return /src\/[^/]+/.exec(source)?.[0] ?? OTHER;
}

/**
 * What is compared with the next build.
 * @param {readonly Limit[]} limits
 * @param {readonly Chunk[]} chunks
 * @returns {Readonly<Record<string, number>>}
 */
export function rawBytes(limits, chunks) {
  return Object.fromEntries([
    ...limits.map(({ name, size }) => [`limit "${name}"`, size]),
    ...chunks.map(({ name, bytes }) => [`chunk "${name}"`, bytes]),
  ]);
}

/**
 * How the build differs from the recorded one: a sentence for each limit and chunk.
 * @param {Run | undefined} run
 * @param {readonly Limit[]} [limits]
 * @param {readonly Chunk[]} [chunks]
 * @returns {readonly string[]}
 */
export function bytesBehind(run, limits = measureLimits(), chunks = measureChunks()) {
  const again = 'Run "npm run bench:bytes" and commit what it writes.';
  if (!run) return [`bench/recorded/bytes.json: there is none. ${again}`];
  const now = new Map(Object.entries(rawBytes(limits, chunks)));
  const then = new Map(Object.entries(run.raw ?? {}));
  const messages = [];
  for (const [name, bytes] of now) {
    const recorded = then.get(name);
    if (recorded === undefined)
      messages.push(`bench/recorded/bytes.json: has no ${name}, which the build has. ${again}`);
    else if (Math.abs(bytes - recorded) > Math.max(TOLERANCE * recorded, LEAST_BYTES))
      messages.push(`bench/recorded/bytes.json: ${name} has ${bytes} bytes, recorded are ${recorded}. ${again}`);
  }
  for (const name of then.keys()) {
    if (!now.has(name)) messages.push(`bench/recorded/bytes.json: ${name} is no more in the build. ${again}`);
  }
  return messages;
}
