/**
 * Measures the processor time of `catalogue import`, the whole command, for 5,000 systems in each kind of file:
 *
 *   npm run bench:files
 *
 * The command fails if the median of a kind is 2 s or more.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { inProject } from '../scripts/importSource.mjs';
import { FILES, SYSTEMS } from './filesOfEachKind.mjs';
import { median } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

const RUNS = 5;
const MAX_MS = 2000;

await build({ configFile: inProject('cli/vite.config.ts'), logLevel: 'warn' });
const folder = mkdtempSync(join(tmpdir(), 'files-'));
const spent = join(folder, 'spent.txt');
// Counts from the start of the process, including all its threads.
const clock = `
import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(${JSON.stringify(spent)}, String((user + system) / 1000));
});`;

/** Processor time of one run in ms. @param {string} file */
function cpu(file) {
  const out = join(folder, 'out.csv');
  rmSync(out, { force: true });
  const program = inProject('dist/cli/main.js');
  const args = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, program];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, 'catalogue', 'import', file, '--out', out, '--json'],
    { encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(stderr || stdout.slice(0, 2000));
  const { systems } = JSON.parse(stdout);
  if (systems !== SYSTEMS) throw new Error(`${systems} systems were read, not ${SYSTEMS}.`);
  return Number(readFileSync(spent, 'utf8'));
}

let isSlow = false;
const lines = FILES.map(([kind, name, content]) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  const runs = Array.from({ length: RUNS }, () => cpu(file));
  const usual = median(runs);
  isSlow ||= usual >= MAX_MS;
  return [
    kind,
    `${(content.length / 1e6).toFixed(1)} MB`,
    `${Math.round(usual)} ms`,
    `${Math.round(Math.max(...runs))} ms`,
  ];
});
rmSync(folder, { recursive: true });
record('files', {
  command: 'npm run bench:files',
  conditions: [
    `The median and the longest of ${RUNS} runs, from the start of Node to its end. The goal is less than ${MAX_MS / 1000} s.`,
  ],
  tables: [table(['', 'size', 'median', 'longest'], lines)],
});
if (isSlow) process.exitCode = 1;
