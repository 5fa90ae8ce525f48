import type { Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
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

/** The most enquiries within an hour: further ones of a sender are flagged, further ones of everybody refused, to protect the disk. */
export const HOURLY_LIMITS = { sender: 60, all: 6000 } as const;

/** Stores an enquiry with its jobs, in one transaction. See `createStore`. */
export async function addEnquiry(
  sql: Sql,
  arrived: NewEnquiry,
  channels: readonly Channel[],
  signal?: AbortSignal,
): Promise<Added> {
  const { key } = arrived.enquiry;
  const { whole, content } = digestsOf(arrived.enquiry);
  const time = arrived.now + (await sql.aheadMs());
  return sql.transaction(async (run) => {
    const known = await knownBy(run, key, whole);
    if (known) return known;
    const past = await pastHour(run, time, content, arrived.sender);
    const suspicions: readonly Suspicion[] = [
      ...arrived.suspicions,
      ...(past.same > 0 ? (['repeat'] as const) : []),
      ...(past.ofSender >= HOURLY_LIMITS.sender ? (['one sender'] as const) : []),
    ];
    // A flagged one never counts against a genuine one.
    if ((suspicions.length === 0 ? past.genuine : past.all) >= HOURLY_LIMITS.all) {
      const left = Math.ceil((past.oldest + HOUR_MS - time) / 1000);
      return { kind: 'busy', retryAfterS: Math.min(3600, Math.max(1, left)) };
    }
    const reference = createReference();
    const id = await insert(run, { ...arrived, suspicions }, reference, [whole, content], time);
    // Another process was faster.
    if (id === null) return (await knownBy(run, key, whole)) ?? { kind: 'other body' };
    const state = suspicions.length === 0 ? 'waiting' : 'held';
    for (const channel of channels)
      await run(
        'INSERT INTO enquiry_job (enquiry, channel, state, tries, due) VALUES (?, ?, ?, 0, 0)',
        id,
        channel,
        state,
      );
    return { kind: 'stored', reference };
  }, signal);
}

/** The reply to an enquiry whose key was stored before; null if it is new. */
async function knownBy(run: RunSql, key: string, digest: string): Promise<Added | null> {
  const [row] = await run('SELECT digest, reference FROM enquiry WHERE key = ?', key);
  if (!row) return null;
  return row.digest === digest ? { kind: 'again', reference: String(row.reference) } : { kind: 'other body' };
}

/** Counts of the hour before an enquiry: all, those that aren't flagged, those of them from its sender, and those with its content. */
async function pastHour(run: RunSql, time: number, content: string, sender: string | null) {
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
  const { everything: all, genuine, near: ofSender, same, oldest } = past!;
  return {
    all: Number(all),
    genuine: Number(genuine),
    ofSender: Number(ofSender),
    same: Number(same),
    oldest: Number(oldest),
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
  // The tables have no columns for more fields.
  const { key, name, email, phone, postcode, note, marketing, brief, ...more } = enquiry;
  const row = {
    ...{ reference, key, digest, content, created, name, email, phone, postcode, note, sender },
    email_key: email && normalEmail(email),
    suspicions: JSON.stringify(suspicions),
    marketing: marketingText,
    brief: JSON.stringify({ ...brief, more }),
  };
  const columns = Object.keys(row);
  const [added] = await run(
    `INSERT INTO enquiry (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    ...Object.values(row),
  );
  return added ? Number(added.id) : null;
}
