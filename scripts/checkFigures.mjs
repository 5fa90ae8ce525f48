/**
 * Refuses documents whose figures are not those of the last recorded run, nor the limits that the code sets, and figures
 * that say nothing of where they come from; and a record of bytes that the build has left behind. After a build:
 *
 *   node scripts/checkFigures.mjs
 *
 * With `--fill` it first puts what is recorded into the documents, as after a merge or in a new document.
 */
import { existsSync, readFileSync } from 'node:fs';
import { documents } from '../bench/documents.mjs';
import { fillDocuments } from '../bench/fillDocuments.mjs';
import { fillMarks } from '../bench/fillMarks.mjs';
import { bytesBehind } from '../bench/measureBytes.mjs';
import { readRuns } from '../bench/readRuns.mjs';
import { findUndeclared } from './findUndeclared.mjs';

/** @param {string} path */
const readFile = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
/** The first line that another text has not in that place. @param {string} text @param {string} like */
const firstLine = (text, like) => {
  const others = like.split('\n');
  return text.split('\n').find((line, index) => line !== others[index]) ?? '';
};

if (process.argv.includes('--fill')) console.log(`Filled: ${fillDocuments().join(', ') || 'nothing'}.`);
const runs = readRuns();
const messages = [];
const shown = new Set();
for (const file of documents()) {
  const text = readFileSync(file, 'utf8');
  const { problems, changes } = fillMarks(text, runs);
  for (const { line, mark, says, recorded, command } of changes) {
    messages.push(
      `${file}:${line}: "${mark}" says "${firstLine(says, recorded)}", recorded is "${firstLine(recorded, says)}". Run "npm run figures" to put in what is recorded, or "${command}" to measure again.`,
    );
  }
  for (const { line, message } of [...problems, ...findUndeclared(text, readFile)])
    messages.push(`${file}:${line}: ${message}`);
  const marks = new Set([...text.matchAll(/^<!-- recorded: (\S+) -->$/gm)].map(([, key = '']) => key));
  for (const key of marks) {
    shown.add(key);
    const [name = ''] = key.split('/');
    if (!marks.has(name))
      messages.push(
        `${file}: shows ${key} and not the run it is from. Add "<!-- recorded: ${name} -->" and "<!-- end -->".`,
      );
  }
}
for (const [name, { tables }] of Object.entries(runs)) {
  for (const table of Object.keys(tables)) {
    if (shown.has(`${name}/${table}`)) continue;
    messages.push(
      `bench/recorded/${name}.json: no document shows ${name}/${table}. Add "<!-- recorded: ${name}/${table} -->" and "<!-- end -->" to one.`,
    );
  }
}
try {
  messages.push(...bytesBehind(runs.bytes));
} catch (error) {
  messages.push(error instanceof Error ? error.message : String(error));
}
for (const message of messages) console.error(message);
console.log(
  messages.length > 0
    ? `${messages.length} figures to mend.`
    : 'Every figure is a recorded one or a limit that the code sets.',
);
process.exitCode = messages.length > 0 ? 1 : 0;
