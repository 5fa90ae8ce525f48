import { parseArgs } from 'node:util';
import { StoreProblem } from '../server/enquiries/enquiryStore.ts';
import { openStore } from '../server/enquiries/openStore.ts';
import { openInsightStore } from '../server/insight/openInsightStore.ts';
import { createMatcher } from '../src/matching/matcher.ts';
import { SEPARATORS } from '../src/parts/enquiry/rules/csvLine.ts';
import { fromEnquiries } from '../src/parts/insight/rules/fromEnquiries.ts';
import { insightTables } from '../src/parts/insight/rules/insightTables.ts';
import { enquiryInsightCsv, enquiryInsightLines } from './enquiryInsightLines.ts';
import { FINE, NOT_CARRIED_OUT } from './exitCode.ts';
import { insightData, insightLines } from './insightLines.ts';
import { openCatalogue } from './openCatalogue.ts';
import type { Output } from './output.ts';
import { SEPARATOR_PROBLEM } from './runEnquiries.ts';

const HELP = `Usage: product-selector insight --insight FILE|URL [--catalogue FILE] [--weeks NUMBER] [--json]
       product-selector insight --enquiries FILE|URL --catalogue FILE [--sheet NAME]
                                [--csv [--separator ","|";"|tab]|--json]

  --insight FILE|URL       what visitors have told and how far they came: the counters, as the provider
                           was started with: a SQLite file or postgres://…
  --enquiries FILE|URL     what enquiries asked for: the store, as the provider was started with
  --catalogue FILE         your range: what of it fits, and what one more system would serve
  --weeks NUMBER           only the last weeks; the current one is never counted
  --csv                    print a table for a spreadsheet program
  --separator "," | ";" | tab
                           between its cells (default: a comma)
  --json                   print the results for scripts, described in docs/insight.md

The provider may run meanwhile. Exit codes: 0 done, 2 the command could not be carried out.`;

const OPTIONS = {
  insight: { type: 'string' },
  enquiries: { type: 'string' },
  catalogue: { type: 'string' },
  sheet: { type: 'string' },
  weeks: { type: 'string' },
  csv: { type: 'boolean' },
  separator: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The command `insight`. Returns the exit code and never rejects: problems go to `error`. */
export async function runInsight(args: readonly string[], output: Output, now = Date.now()): Promise<number> {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS }));
  } catch (error) {
    return refuse(output, (error as Error).message.replaceAll('\n', ' '));
  }
  if (values.help || args.length === 0) {
    output.out(...HELP.split('\n'));
    return values.help ? FINE : NOT_CARRIED_OUT;
  }
  const { insight, enquiries, catalogue } = values;
  try {
    if (enquiries && !insight) return await showEnquiries({ ...values, enquiries, catalogue }, output);
    if (!insight || enquiries)
      return refuse(output, 'Name the counters with --insight FILE|URL, or a store with --enquiries.');
    const newest = values.weeks === undefined ? undefined : Number(values.weeks);
    if (newest !== undefined && !(Number.isInteger(newest) && newest > 0))
      return refuse(output, `--weeks is '${values.weeks}', but it must be a whole number above 0.`);
    const range = catalogue === undefined ? null : openCatalogue(catalogue, values.sheet);
    if (range && !range.ok) return output.refuse(range.reason);
    const store = await openInsightStore(insight, { mustExist: true });
    try {
      const matcher = range && createMatcher(range.products);
      const tables = insightTables(await store.counters(), now, { matcher, newest });
      if (values.json) output.json(insightData(tables));
      else output.out(...insightLines(tables));
      return FINE;
    } finally {
      await store.close();
    }
  } catch (error) {
    return output.refuse(
      error instanceof StoreProblem ? error.message : `The store failed: ${(error as Error).message}`,
    );
  }
}

interface EnquiriesAsked {
  readonly enquiries: string;
  readonly catalogue: string | undefined;
  readonly sheet?: string | undefined;
  readonly csv?: boolean | undefined;
  readonly separator?: string | undefined;
  readonly json?: boolean | undefined;
}

async function showEnquiries(asked: EnquiriesAsked, output: Output): Promise<number> {
  const { enquiries, catalogue, sheet, csv, separator = ',', json } = asked;
  if (!catalogue) return refuse(output, '--enquiries needs --catalogue FILE.');
  const between = SEPARATORS[separator];
  if (between === undefined) return refuse(output, SEPARATOR_PROBLEM);
  const opened = openCatalogue(catalogue, sheet);
  if (!opened.ok) return output.refuse(opened.reason);
  const store = await openStore(enquiries, { mustExist: true });
  try {
    const found = fromEnquiries(await store.list(), opened.products);
    if (json) output.json(found);
    else if (csv) output.bytes(new TextEncoder().encode(enquiryInsightCsv(found, between)));
    else output.out(...enquiryInsightLines(found));
    return FINE;
  } finally {
    await store.close();
  }
}

function refuse(output: Output, reason: string): number {
  return output.refuse(reason, 'Run product-selector insight --help for help.');
}
