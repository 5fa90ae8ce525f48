import { parseArgs } from 'node:util';
import { StoreProblem } from '../server/enquiries/enquiryStore.ts';
import { openDatabase } from '../server/enquiries/openStore.ts';
import { csvLine } from '../src/parts/enquiry/rules/enquiryCsv.ts';
import { FINE } from './exitCode.ts';
import type { Output } from './output.ts';

const COMMAND = 'product-selector insight export --insight FILE|URL';

const HELP = `Usage: ${COMMAND}

Insight is gone. This saves its counters, as CSV with week, counter and count. FILE|URL is what the provider was
started with: a SQLite file or postgres://…, which stays as it is.`;

/** Prints the counters that insight left, as CSV. Returns the exit code and never rejects: problems go to `error`. */
export async function exportInsight(args: readonly string[], output: Output): Promise<number> {
  let place: string | undefined;
  try {
    const options = { insight: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) {
      output.out(...HELP.split('\n'));
      return FINE;
    }
    place = positionals.join(' ') === 'export' ? values.insight : undefined;
  } catch (error) {
    return output.refuse((error as Error).message.replaceAll('\n', ' '), `Run ${COMMAND}.`);
  }
  if (!place) return output.refuse(`Insight is gone. To save its counters as CSV, run ${COMMAND}.`);
  try {
    const rows = await readCounters(place);
    const lines = rows.map(({ week, name, total }) => csvLine([String(week), String(name), Number(total)]));
    output.bytes(new TextEncoder().encode(`\ufeff${csvLine(['week', 'counter', 'count'])}${lines.join('')}`));
    return FINE;
  } catch (error) {
    const { message } = error as Error;
    return output.refuse(error instanceof StoreProblem ? message : `The counters couldn't be read: ${message}`);
  }
}

/** An earlier layout also had the catalogue's day. */
async function readCounters(place: string) {
  const sql = await openDatabase(place, { mustExist: true });
  try {
    return await sql.run(
      'SELECT week, name, SUM(count) AS total FROM insight_counter GROUP BY week, name ORDER BY week, name',
    );
  } finally {
    await sql.close();
  }
}
