import type { Enquiry, EnquiryBrief, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { StoredEnquiry } from './enquiryStore.ts';
import type { RunSql, SqlRow } from './sql.ts';

/** The number of enquiries that are read at a time. */
const PAGE = 500;

/** All enquiries, newest first, page by page. */
export async function* storedPages(run: RunSql): AsyncGenerator<readonly StoredEnquiry[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await run('SELECT * FROM enquiry WHERE id < ? ORDER BY id DESC LIMIT ?', before, PAGE);
    if (rows.length === 0) return;
    yield await withJobs(run, rows);
    before = Number(rows.at(-1)?.id);
  }
}

/** The enquiries of rows, with the states of their messages. @param rows by ascending or descending id */
export async function withJobs(run: RunSql, rows: readonly SqlRow[]): Promise<readonly StoredEnquiry[]> {
  const ends = [rows.at(0), rows.at(-1)].map((row) => Number(row?.id ?? 0));
  const jobs = await run(
    `SELECT enquiry, channel, state FROM enquiry_job
     WHERE enquiry BETWEEN ? AND ? AND state <> 'held' ORDER BY id`,
    Math.min(...ends),
    Math.max(...ends),
  );
  const jobsOf = new Map(rows.map(({ id }) => [Number(id), [] as SqlRow[]]));
  for (const job of jobs) jobsOf.get(Number(job.enquiry))?.push(job);
  return rows.map((row) => enquiryOf(row, jobsOf.get(Number(row.id)) as unknown as StoredEnquiry['told']));
}

function enquiryOf(row: SqlRow, told: StoredEnquiry['told']): StoredEnquiry {
  const text = (name: string): string | null => (row[name] === null ? null : String(row[name]));
  const { callTime, fields, ...brief } = JSON.parse(String(row.brief)) as EnquiryBrief &
    Pick<Enquiry, 'callTime' | 'fields'>;
  return {
    reference: String(row.reference),
    key: String(row.key),
    created: new Date(Number(row.created)).toISOString(),
    suspicions: JSON.parse(String(row.suspicions)) as Suspicion[],
    name: String(row.name),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
    note: text('note'),
    marketing: row.marketing !== null,
    marketingText: text('marketing'),
    brief,
    ...(callTime ? { callTime } : {}),
    ...(fields ? { fields } : {}),
    told: told.map(({ channel, state }) => ({ channel, state })),
  };
}
