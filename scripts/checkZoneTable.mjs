/**
 * Compares the zone table in src/climate with the file that it was made from, by asking for every four-digit number:
 *
 *   node scripts/checkZoneTable.mjs FILE           says how many rows were compared and every difference
 *   node scripts/checkZoneTable.mjs FILE --write   writes the table anew from the file first
 *
 * FILE is a CSV with the columns postcode, zerl_zone and other_zerl_zones (separated by spaces).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const TABLE = fileURLToPath(new URL('../src/climate/zoneTable.ts', import.meta.url));
const QUESTION = fileURLToPath(new URL('../src/climate/zoneOfPostcode.ts', import.meta.url));
const COLUMNS = ['postcode', 'zerl_zone', 'other_zerl_zones'];
const ZONES = ['hot', 'average', 'cold'];
const LINE_WIDTH = 120;

const args = process.argv.slice(2);
const [file, ...rest] = args.filter((arg) => arg !== '--write');
if (file === undefined || rest.length > 0) {
  stop('Name the CSV to compare with: node scripts/checkZoneTable.mjs FILE [--write]');
}

const source = readSource(file);
if (args.includes('--write')) writeTable(source);
await compare(source);

/**
 * Each postcode with its zones, the first one first, ascending.
 * @param {string} path
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function readSource(path) {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    stop(`${path} could not be read (${error instanceof Error ? error.message : error}). Name a CSV file.`);
  }
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const places = COLUMNS.map((column) => head.split(',').indexOf(column));
  if (places.includes(-1)) stop(`${path}, line 1: the columns ${COLUMNS.join(', ')} are needed; it has: ${head}`);

  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  for (const [index, line] of lines.entries()) {
    const cells = line.split(',');
    const [postcode = '', zone = '', others = ''] = places.map((place) => cells[place]?.trim());
    const zones = [zone, ...others.split(' ').filter(Boolean)];
    const where = `${path}, line ${index + 2}`;
    if (!/^\d{4}$/.test(postcode)) stop(`${where}: "${postcode}" is no postcode of four digits. Correct the file.`);
    if (found.has(postcode)) stop(`${where}: ${postcode} stands there twice. Keep one of the two.`);
    const strange = zones.find((name) => !ZONES.includes(name));
    if (strange !== undefined) stop(`${where}: "${strange}" is no zone. Zones are ${ZONES.join(', ')}.`);
    found.set(postcode, zones);
  }
  if (found.size === 0) stop(`${path} has no rows under its header. Name the CSV with the postcodes.`);
  return new Map([...found].sort(([one], [other]) => Number(one) - Number(other)));
}

/** @param {ReadonlyMap<string, readonly string[]>} rows */
function writeTable(rows) {
  const lines = [''];
  for (const run of encode(rows)) {
    if (`${lines.at(-1)}${run}`.length > LINE_WIDTH) lines.push('');
    lines.push(`${lines.pop()}${run}`);
  }
  const canonical = [...rows].map(([postcode, zones]) => `${postcode} ${zones.join(' ')}\n`).join('');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = readFileSync(TABLE, 'utf8')
    .replace(/(ZONE_TABLE = `)[^`]*/, `$1\n${lines.join('\n')}\n`)
    .replace(/(ZONE_TABLE_SHA256 = ')[^']*/, (_, before) => before + digest);
  writeFileSync(TABLE, text);
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} rows
 * @returns {readonly string[]} runs, coded as zoneTable.ts describes
 */
function encode(rows) {
  /** @type {{ code: string, length: number }[]} */
  const runs = [];
  for (let number = 0; number <= Number([...rows.keys()].at(-1)); number++) {
    const letters = (rows.get(fourDigits(number)) ?? ['-']).map((zone) => zone.charAt(0)).join('');
    const code = letters.charAt(0).toUpperCase() + letters.slice(1);
    const last = runs.at(-1);
    if (last?.code === code) last.length++;
    else runs.push({ code, length: 1 });
  }
  return runs.map(({ code, length }) => (length === 1 ? code : `${code}${length}`));
}

/** @param {ReadonlyMap<string, readonly string[]>} rows */
async function compare(rows) {
  /** @type {{ module: typeof import('../src/climate/zoneOfPostcode.ts') }} */
  const { module } = await runnerImport(QUESTION, { configFile: false });
  let differences = 0;
  for (let number = 0; number < 10_000; number++) {
    const postcode = fourDigits(number);
    const answer = module.zoneOfPostcode(postcode);
    const ours = answer.known ? [answer.zone, ...answer.others].join(' ') : 'not known';
    const theirs = rows.get(postcode)?.join(' ') ?? 'not known';
    if (ours === theirs) continue;
    differences++;
    console.log(`${postcode}: the table says ${ours}, the file says ${theirs}`);
  }
  console.log(`${rows.size} rows compared, ${differences} ${differences === 1 ? 'difference' : 'differences'}`);
  if (differences > 0) {
    console.log('Where the file is right, run this again with --write.');
    process.exitCode = 1;
  }
}

/** @param {number} number */
function fourDigits(number) {
  return String(number).padStart(4, '0');
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
