import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeZoneTable } from './decodeZoneTable.ts';
import { ZONES } from './zone.ts';
import { ZONE_TABLE, ZONE_TABLE_SHA256 } from './zoneTable.ts';

const rows = [...decodeZoneTable(ZONE_TABLE)];

it('the zone table knows 2,659 postcodes: 354 hot, 1,208 average, 1,097 cold', () => {
  expect(rows).toHaveLength(2659);
  expect(ZONES.map((zone) => rows.filter(([, found]) => found.zone === zone).length)).toEqual([354, 1208, 1097]);
});

it('the zone table keeps the second zone of the 236 postcodes with two', () => {
  expect(rows.filter(([, { others }]) => others.length > 0)).toHaveLength(236);
  expect(rows.filter(([, { zone, others }]) => new Set([zone, ...others]).size !== 1 + others.length)).toEqual([]);
});

it('the zone table decodes to the digest recorded with it', () => {
  const lines = rows.map(([postcode, { zone, others }]) => `${[postcode, zone, ...others].join(' ')}\n`);
  expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(ZONE_TABLE_SHA256);
});

it('the zone table costs visitors less than 6 KB', () => {
  expect(brotliCompressSync(ZONE_TABLE).length).toBeLessThan(6000);
});
