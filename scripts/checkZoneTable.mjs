/**
 * Compares the zone table in src/climate with its source, for every four-digit number:
 *
 *   node scripts/checkZoneTable.mjs FILE           prints every difference
 *   node scripts/checkZoneTable.mjs FILE --write   writes the table anew from the file first
 *
 * FILE is a CSV with the columns postcode, zerl_zone and other_zerl_zones (separated by spaces).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error papaparse comes without types.
import Papa from 'papaparse';
import { importSource, inProject } from './importSource.mjs';

const TABLE = inProject('src/climate/zoneTable.ts');
const ZONES = ['hot', 'average', 'cold'];
const LINE_WIDTH = 120;
const POSTCODES = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));

const [file, option] = process.argv.slice(2).toSorted((a, b) => Number(a === '--write') - Number(b === '--write'));
if (file === undefined || (option !== undefined && option !== '--write'))
  throw new Error('Name the CSV to compare with: node scripts/checkZoneTable.mjs FILE [--write]');
const rows = readSource(file);
if (option) writeTable();
await compare();

/** Each postcode with its zones, the main one first. @param {string} path @returns {ReadonlyMap<string, readonly string[]>} */
function readSource(path) {
  const { data } = Papa.parse(readFileSync(path, 'utf8').trim(), { header: true });
  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  for (const [index, row] of /** @type {Record<string, string>[]} */ (data).entries()) {
    const { postcode = '', zerl_zone: zone = '', other_zerl_zones: others = '' } = row;
    const zones = [zone, ...others.split(' ').filter(Boolean)];
    if (!/^\d{4}$/.test(postcode) || found.has(postcode) || zones.some((name) => !ZONES.includes(name)))
      throw new Error(
        `${path}, line ${index + 2}: ${JSON.stringify(row)} is not one new postcode of four digits with zones among ${ZONES.join(', ')}. Correct the file.`,
      );
    found.set(postcode, zones);
  }
  return found;
}

function writeTable() {
  const lines = [''];
  for (const run of encode()) {
    if (`${lines.at(-1)}${run}`.length > LINE_WIDTH) lines.push('');
    lines.push(`${lines.pop()}${run}`);
  }
  const canonical = [...rows]
    .sort()
    .map(([postcode, zones]) => `${postcode} ${zones.join(' ')}\n`)
    .join('');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = readFileSync(TABLE, 'utf8')
    .replace(/(ZONE_TABLE = `)[^`]*/, `$1\n${lines.join('\n')}\n`)
    .replace(/(ZONE_TABLE_SHA256 = ')[^']*/, (_, before) => before + digest);
  writeFileSync(TABLE, text);
}

/** Runs, coded as zoneTable.ts describes, up to the last postcode. */
function encode() {
  /** @type {{ code: string, length: number }[]} */
  const runs = [];
  for (const postcode of POSTCODES) {
    const letters = (rows.get(postcode) ?? ['-']).map((zone) => zone.charAt(0)).join('');
    const code = letters.charAt(0).toUpperCase() + letters.slice(1);
    const last = runs.at(-1);
    if (last?.code === code) last.length++;
    else runs.push({ code, length: 1 });
  }
  if (runs.at(-1)?.code === '-') runs.pop();
  return runs.map(({ code, length }) => (length === 1 ? code : `${code}${length}`));
}

async function compare() {
  /** @type {typeof import('../src/climate/zoneOfPostcode.ts')} */
  const { zoneOfPostcode } = await importSource('src/climate/zoneOfPostcode.ts');
  let differences = 0;
  for (const postcode of POSTCODES) {
    const answer = zoneOfPostcode(postcode);
    const ours = answer.known ? [answer.zone, ...answer.others].join(' ') : 'unknown';
    const theirs = rows.get(postcode)?.join(' ') ?? 'unknown';
    if (ours === theirs) continue;
    differences++;
    console.log(`${postcode}: the table says ${ours}, the file says ${theirs}`);
  }
  console.log(
    `${rows.size} postcodes in the file, ${differences} ${differences === 1 ? 'difference' : 'differences'}.`,
  );
  if (differences > 0) {
    console.log('If the file is right, run this again with --write.');
    process.exitCode = 1;
  }
}
