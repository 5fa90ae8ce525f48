/**
 * What the build weighs, for docs/bundle.md:
 *
 *   npm run bench:bytes
 *
 * It builds first. The check compares every later build with what this has recorded.
 */
import { bytesByRoom, measureChunks, measureLimits, OTHER, rawBytes } from './measureBytes.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

/** What each file is for and when it is fetched. One that others only share explains itself; any other is explained here. */
const CHUNKS = /** @type {Readonly<Record<string, readonly [what: string, when: string]>>} */ ({
  'product-selector': ['the entry with the fixed name', 'with the page'],
  core: ['React, the router, the element, the visit, what all screens share', 'by the entry, at once'],
  'rolldown-runtime': ['the bundler’s way to hold older modules', 'with the core'],
  LandingRoute: ['the landing screen', 'by the entry, beside the core'],
  watchColors: [
    'reads the page’s colours and corrects what cannot be read',
    'by the element, beside the landing screen',
  ],
  questionSet: ['the questions and the order they come in', 'behind the landing screen'],
  ProductRoute: ['the questions’ screen and the matching systems', 'once the landing screen is there, or by *Start*'],
  receiveProducts: [
    'receives and reads the products reply, which nobody has checked, and keeps the last one',
    'together with the products',
  ],
  bringIntoView: ['scrolls a step into sight where it is not', 'behind the landing screen'],
  ResultRoute: ['the letter, the chart and the brief', 'when a system has been chosen'],
  zoneOfPostcode: ['the table of postcodes', 'only for a visitor who gives a postcode'],
});

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const limits = measureLimits();
const chunks = measureChunks();

/**
 * What is said of a file: for a shared one, who needs it.
 * @param {import('./measureBytes.mjs').Chunk} chunk
 */
function explain({ name, file }) {
  const explained = CHUNKS[name];
  if (explained) return explained;
  const sharing = chunks.filter(({ code }) => code.includes(`"./${file}"`)).map(({ name }) => `\`${name}\``);
  if (sharing.length < 2)
    throw new Error(`The build has a file that CHUNKS in bench/bytes.mjs does not explain: ${file}.`);
  return [`what ${sharing.slice(0, -1).join(', ')} and ${sharing.at(-1)} share`, 'with the first of them'];
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
      chunks.map((chunk) => [
        `\`${chunk.name}\``,
        kB(chunk.bytes),
        kB(Buffer.byteLength(chunk.code)),
        ...explain(chunk),
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
