/**
 * What the build weighs, for docs/bundle.md:
 *
 *   npm run bench:bytes
 *
 * It builds first. The check compares every later build with what this has recorded.
 */
import { bytesByRoom, measureChunks, measureLimits, OTHER, rawBytes } from './measureBytes.mjs';
import { record } from './record.mjs';

/** What each file is for and when it is fetched; a new one has to be explained here. */
const CHUNKS = /** @type {Readonly<Record<string, readonly [what: string, when: string]>>} */ ({
  'product-selector': ['the entry with the fixed name', 'with the page'],
  core: ['React, the router, the element, the visit, what all screens share', 'by the entry, at once'],
  'rolldown-runtime': ['the bundler’s way to hold older modules', 'with the core'],
  LandingRoute: ['the landing screen', 'by the entry, beside the core'],
  watchColors: [
    'reads the page’s colours and corrects what cannot be read',
    'by the element, beside the landing screen',
  ],
  ProductRoute: ['the questions and the matching systems', 'once the landing screen is there, or by *Start*'],
  useZone: [
    'what questions, matches and result share: drawings, words, figures of energy',
    'with the first that needs it',
  ],
  readProducts: ['reads the products reply, which nobody has checked', 'together with the products'],
  product: ['the columns of a product', 'with the first that needs it'],
  ResultRoute: ['the letter, the chart and the brief', 'when a system has been chosen'],
  zoneOfPostcode: ['the table of postcodes', 'only for a visitor who gives a postcode'],
});

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows @param {string} under */
const table = (head, rows, under) =>
  [head, under.split(' '), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const limits = measureLimits();
const chunks = measureChunks();
const unexplained = chunks.filter(({ name }) => !CHUNKS[name]).map(({ name }) => name);
if (unexplained.length > 0) {
  throw new Error(`The build has files that CHUNKS in bench/bytes.mjs does not explain: ${unexplained.join(', ')}.`);
}

const rooms = chunks.map((chunk) => bytesByRoom(chunk));
/** @type {Map<string, number>} */
const total = new Map();
for (const [room, bytes] of rooms.flatMap((one) => [...one])) total.set(room, (total.get(room) ?? 0) + bytes);
const all = [...total.values()].reduce((sum, bytes) => sum + bytes, 0);
/** @param {ReadonlyMap<string, number>} one */
const largest = (one) => [...one].sort(([, a], [, b]) => b - a);

record('bytes', {
  command: 'npm run bench:bytes',
  conditions: ['Compressed is brotli at its best, as `npx size-limit` has it, or gzip where a row says so.'],
  tables: {
    limits: table(
      ['what', 'compressed', 'at most', 'room left'],
      limits.map(({ name, size, sizeLimit }) => [
        name,
        kB(size),
        kB(sizeLimit),
        `${((1 - size / sizeLimit) * 100).toFixed(1)} %`,
      ]),
      '--- ---: ---: ---:',
    ),
    chunks: table(
      ['file', 'compressed', 'minified', 'what for', 'fetched'],
      chunks.map(({ name, bytes, code }) => [
        `\`${name}\``,
        kB(bytes),
        kB(Buffer.byteLength(code)),
        ...(CHUNKS[name] ?? []),
      ]),
      '--- ---: ---: --- ---',
    ),
    rooms: table(
      ['package or room', 'minified', 'of all', 'in'],
      largest(total).map(([room, bytes]) => [
        room === OTHER ? room : `\`${room}\``,
        kB(bytes),
        `${((bytes / all) * 100).toFixed(1)} %`,
        chunks.flatMap(({ name }, index) => ((rooms[index]?.get(room) ?? 0) > 0 ? [name] : [])).join(', '),
      ]),
      '--- ---: ---: ---',
    ),
  },
  figures: {
    ...Object.fromEntries(limits.map(({ name, size }) => [name.replaceAll(/\W+/g, '-'), kB(size)])),
    react: kB(total.get('react-dom') ?? 0),
  },
  raw: rawBytes(limits, chunks),
});
