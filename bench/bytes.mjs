/**
 * What the build weighs, and what is in each file of the selector:
 *
 *   npm run bench:bytes
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { record } from './record.mjs';
import { table } from './table.mjs';

const FOLDER = 'dist/embed';
/** Smaller files share a row. */
const SMALL_BYTES = 1000;

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

// Its status says whether a limit is broken; the check tells that.
const { stdout } = spawnSync('node_modules/.bin/size-limit', ['--json'], { encoding: 'utf8' });
/** @type {{ name: string, size: number, sizeLimit: number }[]} */
const limits = JSON.parse(stdout);

/**
 * The bytes of a script by package, or by folder of src. Styles, which the code contains as text, have no source.
 * @param {string} code @param {string} map
 */
function bytesByOrigin(code, map) {
  const sources = new SourceMap(JSON.parse(map));
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      const origin = /.*node_modules\/((?:@[^/]+\/)?[^/]+)|(src\/[^/]+)/.exec(source);
      const name = origin ? `\`${origin[1] ?? origin[2]}\`` : 'styles';
      found.set(name, (found.get(name) ?? 0) + Buffer.byteLength(text[column] ?? ''));
    }
  }
  return [...found].sort(([, a], [, b]) => b - a);
}

const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.js'))
  .map((file) => {
    const code = readFileSync(`${FOLDER}/${file}`, 'utf8');
    return { file, code, bytes: brotliCompressSync(code).length };
  })
  .sort((a, b) => b.bytes - a.bytes);
const small = files.filter(({ bytes }) => bytes < SMALL_BYTES);
const rows = files
  .filter(({ bytes }) => bytes >= SMALL_BYTES)
  .map(({ file, code, bytes }) => {
    const origins = bytesByOrigin(code, readFileSync(`${FOLDER}/${file}.map`, 'utf8'));
    const largest = origins
      .slice(0, 5)
      .filter(([, size]) => size >= 500)
      .map(([name, size]) => `${name} ${kB(size)}`);
    return [`\`${file.replace(/-[\w-]{8}\.js$/, '')}\``, kB(bytes), '', largest.join(', ')];
  });

record('bytes', {
  command: 'npm run bench:bytes',
  conditions: ['Brotli; gzip for the catalogue page.'],
  tables: [
    table(
      ['what', 'compressed', 'at most', 'mostly'],
      [
        ...limits.map(({ name, size, sizeLimit }) => [name, kB(size), kB(sizeLimit), '']),
        ...rows,
        [`${small.length} smaller files`, kB(small.reduce((sum, { bytes }) => sum + bytes, 0)), '', ''],
      ],
      '--- ---: ---: ---',
    ),
  ],
});
