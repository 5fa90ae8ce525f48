/**
 * `node scripts/keepMessageKeys.mjs`: adds this version's message keys to tests/messageKeys.txt, so that a later version can't
 * rename or remove one without a line in cli/goneMessages.json. A release starts with it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/messageKeys.txt';
const messages = JSON.parse(
  execFileSync(process.execPath, ['cli/product-selector.mjs', 'messages'], { encoding: 'utf8' }),
);
const known = readFileSync(FILE, 'utf8').trim().split('\n');
const keys = [...new Set([...known, ...Object.keys(messages)])].sort();
writeFileSync(FILE, `${keys.join('\n')}\n`);
console.log(`${FILE} has ${keys.length} keys, ${keys.length - known.length} of them new.`);
