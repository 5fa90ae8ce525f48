import { readFileSync } from 'node:fs';
import { readCsv } from './readFile.ts';

/** The systems of the demo catalogue. */
export const DEMO = readCsv(readFileSync(new URL('../../catalogue/products.csv', import.meta.url), 'utf8')).products;
