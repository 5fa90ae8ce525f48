/**
 * `npm run test:dates`: runs the unit, document and program tests on days to come and in other time zones, under Debian's faketime.
 * All of them run, and the last lines name the result of each.
 */
import { spawnSync } from 'node:child_process';

const DAY_MS = 24 * 60 * 60_000;

/** The next day of this kind, as `2028-02-29`. @param {(day: Date) => boolean} isMeant */
function nextDay(isMeant) {
  for (let at = Date.now() + DAY_MS; ; at += DAY_MS) {
    const day = new Date(at);
    if (isMeant(day)) return day.toISOString().slice(0, 10);
  }
}

/** The first Sunday of a month, when clocks change in Sydney in April and October. @param {number} month 0 to 11 */
const firstSunday = (month) =>
  nextDay((day) => day.getUTCMonth() === month && day.getUTCDay() === 0 && day.getUTCDate() <= 7);

const RUNS = [
  { zone: 'UTC', time: '+1 day' },
  { zone: 'Pacific/Auckland', time: '+40 days' },
  { zone: 'America/Los_Angeles', time: '+400 days' },
  { zone: 'UTC', time: '+5 years' },
  {
    zone: 'America/Los_Angeles',
    time: `${nextDay((day) => day.getUTCMonth() === 1 && day.getUTCDate() === 29)} 12:00:00`,
  },
  // A minute before the clocks change.
  { zone: 'Australia/Sydney', time: `${firstSunday(3)} 02:59:00` },
  { zone: 'Australia/Sydney', time: `${firstSunday(9)} 01:59:00` },
];
const TESTS = ['vitest', 'run', '--project', 'node', '--project', 'dom', '--project', 'programs'];

const results = RUNS.map(({ zone, time }) => {
  const env = { ...process.env, TZ: zone };
  const { status } = spawnSync('faketime', [time, 'npx', ...TESTS], { stdio: 'inherit', env });
  process.exitCode ||= status === 0 ? 0 : 1;
  return `${time} in ${zone}: ${status === 0 ? 'passed' : 'failed'}`;
});
console.log(`\n${results.join('\n')}`);
