import type { Enquiry, EnquiryBrief, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import { CHANNELS, type StoredEnquiry } from './enquiryStore.ts';
import type { RunSql, SqlRow } from './sql.ts';

/** The number of enquiries that are read at a time. */
const PAGE = 500;

/** Selects enquiries for `enquiryOf`, with the state of each channel's message; null without one, or of a flagged enquiry. */
export const STORED = `SELECT enquiry.*, ${CHANNELS.map(
  (channel) =>
    `(SELECT state FROM enquiry_job
      WHERE enquiry_job.enquiry = enquiry.id AND channel = '${channel}' AND state <> 'held' LIMIT 1) AS ${channel}`,
).join(', ')} FROM enquiry`;

/** All enquiries, newest first, page by page. */
export async function* storedPages(run: RunSql): AsyncGenerator<readonly StoredEnquiry[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await run(`${STORED} WHERE enquiry.id < ? ORDER BY enquiry.id DESC LIMIT ?`, before, PAGE);
    if (rows.length === 0) return;
    yield rows.map(enquiryOf);
    before = Number(rows.at(-1)?.id);
  }
}

export function enquiryOf(row: SqlRow): StoredEnquiry {
  const text = (name: string): string | null => (row[name] === null ? null : String(row[name]));
  // Earlier versions kept two fields beside those of the brief.
  const { callTime, fields, more, ...brief } = JSON.parse(String(row.brief)) as EnquiryBrief &
    Pick<Enquiry, 'callTime' | 'fields'> & { readonly more?: Partial<Enquiry> };
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
    ...more,
    told: CHANNELS.flatMap((channel) => {
      const state = row[channel] as StoredEnquiry['told'][number]['state'] | null;
      return state === null ? [] : [{ channel, state }];
    }),
  };
}
