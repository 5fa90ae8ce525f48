/** Linux's figures about processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MICROSECONDS_PER_TICK = 1e6 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time of a process with all its threads. @param {string} pid */
export function processorMicroseconds(pid) {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * MICROSECONDS_PER_TICK;
}

/** @param {string} pid */
export const residentBytes = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
