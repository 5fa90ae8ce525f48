/**
 * Writes src/climate/zoneTable.ts from its source:
 *
 *   node scripts/writeZoneTable.mjs FILE
 *
 * FILE is a CSV with the columns postcode, zerl_zone and other_zerl_zones (separated by spaces). A file equal to the source
 * changes nothing.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error papaparse comes without types.
import Papa from 'papaparse';
import { inProject } from './importSource.mjs';

const TABLE = inProject('src/climate/zoneTable.ts');
const ZONES = ['hot', 'average', 'cold'];
const LINE_WIDTH = 120;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('The file is missing: node scripts/writeZoneTable.mjs FILE');

/** Each postcode with its zones, the main one first. @type {Map<string, readonly string[]>} */
const rows = new Map();
const { data } = Papa.parse(readFileSync(file, 'utf8').trim(), { header: true });
for (const [index, row] of /** @type {Record<string, string>[]} */ (data).entries()) {
  const { postcode = '', zerl_zone: zone = '', other_zerl_zones: others = '' } = row;
  const zones = [zone, ...others.split(' ').filter(Boolean)];
  if (!/^\d{4}$/.test(postcode) || rows.has(postcode) || zones.some((name) => !ZONES.includes(name)))
    throw new Error(
      `${file}, line ${index + 2}: ${JSON.stringify(row)} is not one new postcode of four digits with zones among ${ZONES.join(', ')}. Correct the file.`,
    );
  rows.set(postcode, zones);
}

/** Runs, encoded as zoneTable.ts describes. @type {{ code: string, length: number }[]} */
const runs = [];
for (let number = 0; number < 10_000; number += 1) {
  const letters = (rows.get(String(number).padStart(4, '0')) ?? ['-']).map((zone) => zone.charAt(0)).join('');
  const code = letters.charAt(0).toUpperCase() + letters.slice(1);
  const last = runs.at(-1);
  if (last?.code === code) last.length += 1;
  else runs.push({ code, length: 1 });
}
if (runs.at(-1)?.code === '-') runs.pop();

const lines = [''];
for (const { code, length } of runs) {
  const run = length === 1 ? code : `${code}${length}`;
  if (`${lines.at(-1)}${run}`.length > LINE_WIDTH) lines.push('');
  lines.push(`${lines.pop()}${run}`);
}
const canonical = [...rows].sort().map(([postcode, zones]) => `${postcode} ${zones.join(' ')}\n`);
const digest = createHash('sha256').update(canonical.join('')).digest('hex');
const text = readFileSync(TABLE, 'utf8')
  .replace(/(ZONE_TABLE = `)[^`]*/, `$1\n${lines.join('\n')}\n`)
  .replace(/(ZONE_TABLE_SHA256 = ')[^']*/, (_, before) => before + digest);
writeFileSync(TABLE, text);
console.log(`${rows.size} postcodes written to src/climate/zoneTable.ts`);
