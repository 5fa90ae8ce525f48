/** What Linux says of processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MICROSECONDS_PER_TICK = 1e6 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** @param {string} pid @param {string} file */
const read = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** @param {string} pid @param {number} from @param {number} to */
function sumOfStat(pid, from, to) {
  const [, fields = ''] = /\) (.*)/.exec(read(pid, 'stat')) ?? [];
  const ticks = fields.split(' ').slice(from, to).map(Number);
  return ticks.reduce((sum, count) => sum + count, 0) * MICROSECONDS_PER_TICK;
}

/** Processor time of a process, all its threads. @param {string} pid */
export const processorMicroseconds = (pid) => sumOfStat(pid, 11, 13);

/** Processor time of the programs that this one has started and that have ended. */
export const endedMicroseconds = () => sumOfStat('self', 13, 15);

/** @param {string} pid */
export const residentBytes = (pid) => Number(/VmRSS:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1]) * 1024;

/** Processor time of everything that ran on this machine, all processors together. */
export function machineMicroseconds() {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync('/proc/stat', 'utf8')
    .slice('cpu'.length)
    .trim()
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) * MICROSECONDS_PER_TICK;
}
