/**
 * Runs the programs of a test site, and ends with the process that started it, however that process ends. When standard
 * input closes or one program stops, it kills every program with all its children and removes the site's folder. Each line
 * of input starts one program: `{ "name", "command", "args", "env" }`. Each program writes to `FOLDER/NAME.log`.
 */
import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node guard.mjs FOLDER');

/** @type {import('node:child_process').ChildProcess[]} */
const programs = [];
let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all(
    programs.map((program) => {
      const gone = new Promise((resolve) => program.once('exit', resolve));
      const running = program.exitCode === null && program.signalCode === null;
      try {
        // Each program leads a process group, so its workers end with it.
        if (program.pid) process.kill(-program.pid, 'SIGKILL');
      } catch {
        // The program and its workers have already ended.
      }
      return program.pid && running ? gone : undefined;
    }),
  );
  rmSync(String(folder), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  process.exit(code);
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { name, command, args, env } = JSON.parse(line);
  const log = join(folder, `${name}.log`);
  const file = openSync(log, 'a');
  // The fourth is this process's own output, so its reader sees it close when the last worker has ended.
  const stdio = /** @type {const} */ (['ignore', file, file, 1]);
  const program = spawn(command, args, { detached: true, stdio: [...stdio], env: { ...process.env, ...env } });
  programs.push(program);
  program.once('error', (error) => {
    console.error(`${command} cannot be started: ${error.message}`);
    end(1);
  });
  program.once('exit', (code, signal) => {
    if (ending) return;
    console.error(
      `${command} ended with ${signal ?? code}:\n${readFileSync(log, 'utf8').split('\n').slice(-12).join('\n')}`,
    );
    end(1);
  });
});
lines.on('close', () => end(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(0));
