import { admit, type HourlyLimits, type PastHour } from './admit.ts';
import {
  type Added,
  type Channel,
  createReference,
  digestsOf,
  HOUR_MS,
  type NewEnquiry,
  normalEmail,
} from './enquiryStore.ts';
import type { RunSql, Sql } from './sql.ts';

/** Stores an enquiry with its jobs, in one transaction. See `EnquiryStore.add`. */
export async function addEnquiry(
  sql: Sql,
  limits: HourlyLimits,
  arrived: NewEnquiry,
  channels: readonly Channel[],
  signal?: AbortSignal,
): Promise<Added> {
  const { enquiry, sender } = arrived;
  const { whole, content } = digestsOf(enquiry);
  const time = arrived.now + (await sql.aheadMs());
  return sql.transaction(async (run) => {
    const known = await knownBy(run, enquiry.key, whole);
    if (known) return known;
    const decision = admit(arrived.suspicions, await pastHour(run, time, content, sender), limits);
    if (decision.kind !== 'admitted') return decision;
    const { suspicions } = decision;
    const reference = createReference();
    const id = await insert(run, { ...arrived, suspicions }, reference, [whole, content], time);
    // Another process was faster.
    if (id === null) return (await knownBy(run, enquiry.key, whole)) ?? { kind: 'other body' };
    for (const channel of channels) {
      await run(
        'INSERT INTO enquiry_job (enquiry, channel, state, tries, due) VALUES (?, ?, ?, 0, 0)',
        id,
        channel,
        suspicions.length === 0 ? 'waiting' : 'held',
      );
    }
    return { kind: 'stored', reference };
  }, signal);
}

/** The reply to an enquiry whose key was stored before; null if it is new. */
async function knownBy(run: RunSql, key: string, digest: string): Promise<Added | null> {
  const [row] = await run('SELECT digest, reference FROM enquiry WHERE key = ?', key);
  if (!row) return null;
  return row.digest === digest ? { kind: 'again', reference: String(row.reference) } : { kind: 'other body' };
}

async function pastHour(run: RunSql, time: number, content: string, sender: string | null): Promise<PastHour> {
  const [past] = await run(
    `SELECT count(*) AS everything, count(CASE WHEN suspicions = '[]' THEN 1 END) AS genuine,
       count(CASE WHEN sender = ? AND suspicions = '[]' THEN 1 END) AS near,
       count(CASE WHEN content = ? THEN 1 END) AS same, min(created) AS oldest
     FROM enquiry WHERE created > ? AND created <= ?`,
    sender,
    content,
    time - HOUR_MS,
    // A clock that was ahead leaves enquiries in the future.
    time + HOUR_MS,
  );
  return {
    genuine: Number(past?.genuine),
    all: Number(past?.everything),
    ofSender: Number(past?.near),
    same: Number(past?.same),
    oldestMs: time - Number(past?.oldest ?? time),
  };
}

/** Returns the new row's id; null if the key was stored meanwhile. */
async function insert(
  run: RunSql,
  { enquiry, suspicions, marketingText, sender }: NewEnquiry,
  reference: string,
  [digest, content]: readonly [string, string],
  created: number,
): Promise<number | null> {
  // The tables have no columns for the time of a call and the page's fields.
  const { key, name, email, phone, postcode, note, brief, callTime, fields } = enquiry;
  const row = {
    ...{ reference, key, digest, content, created, name, email, phone, postcode, note, sender },
    email_key: email && normalEmail(email),
    suspicions: JSON.stringify(suspicions),
    marketing: marketingText,
    brief: JSON.stringify({ ...brief, callTime, fields }),
  };
  const columns = Object.keys(row);
  const [added] = await run(
    `INSERT INTO enquiry (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    ...Object.values(row),
  );
  return added ? Number(added.id) : null;
}
