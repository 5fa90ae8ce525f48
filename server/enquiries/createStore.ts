import { setImmediate as turn } from 'node:timers/promises';
import type { Enquiry, EnquiryBrief, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import {
  CHANNELS,
  type Channel,
  createReference,
  DAY_MS,
  digestsOf,
  type EnquiryStore,
  HOUR_MS,
  normalEmail,
  normalReference,
  type Queue,
  type StoredEnquiry,
  type Try,
} from './enquiryStore.ts';
import { setUp } from './openDatabase.ts';
import type { RunSql, Sql, SqlRow } from './sql.ts';

/** The store's name in messages. */
export const ENQUIRIES = 'store of enquiries';
/** The number of enquiries that are read or deleted at a time. */
const PAGE = 500;
/** No job is due this long after its last try. If one is, a clock that was ahead has set it. */
const AHEAD_MS = 2 * DAY_MS;
/** The most jobs that one message covers. */
const MAX_IN_GROUP = 10_000;

/** The senders of the last hour, without a link to their enquiries. An unknown network is empty. */
const SENDERS = 'CREATE TABLE enquiry_sender (time BIGINT NOT NULL, network TEXT NOT NULL, nonce TEXT NOT NULL)';

/** Nothing reads this table. */
const CLOCK = ['CREATE TABLE enquiry_clock (seen BIGINT NOT NULL)', 'INSERT INTO enquiry_clock (seen) VALUES (0)'];

const CHANGES = [['DROP INDEX enquiry_nonce', 'ALTER TABLE enquiry DROP COLUMN nonce', ...CLOCK, SENDERS]];

const OF_PERSON = 'email_key = ? OR reference = ?';
const personKeys = (who: string) => [normalEmail(who), normalReference(who)];

const createTables = ({ idType }: Sql) => [
  `CREATE TABLE enquiry (
    id ${idType},
    reference TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL UNIQUE,
    digest TEXT NOT NULL,
    content TEXT NOT NULL,
    created BIGINT NOT NULL,
    suspicions TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT,
    email_key TEXT,
    phone TEXT,
    postcode TEXT,
    note TEXT,
    marketing TEXT,
    brief TEXT NOT NULL
  )`,
  'CREATE INDEX enquiry_created ON enquiry (created)',
  'CREATE INDEX enquiry_content ON enquiry (content, created)',
  'CREATE INDEX enquiry_email ON enquiry (email_key)',
  `CREATE TABLE enquiry_job (
    id ${idType},
    enquiry BIGINT NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    tries INTEGER NOT NULL,
    due BIGINT NOT NULL
  )`,
  'CREATE INDEX enquiry_job_enquiry ON enquiry_job (enquiry)',
  'CREATE INDEX enquiry_job_due ON enquiry_job (due)',
  ...CLOCK,
  SENDERS,
];

/**
 * The enquiry store on a database.
 *
 * @throws StoreProblem if the database holds a store of a newer version
 */
export async function createStore(sql: Sql): Promise<EnquiryStore> {
  await setUp(sql, ENQUIRIES, { schema: 'enquiry_schema', create: createTables(sql), changes: CHANGES });
  async function* pages(): AsyncGenerator<readonly StoredEnquiry[]> {
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = await sql.run('SELECT * FROM enquiry WHERE id < ? ORDER BY id DESC LIMIT ?', before, PAGE);
      if (rows.length === 0) return;
      yield await withJobs(sql.run, rows);
      before = Number(rows.at(-1)?.id);
    }
  }
  const takeDue = (run: RunSql, queue: Queue, now: number, until: number, most: number) =>
    run(
      `UPDATE enquiry_job SET due = ?, tries = tries + 1 WHERE id IN (
         SELECT id FROM enquiry_job WHERE state = 'waiting' AND channel = ? AND (due <= ? OR due > ?) ORDER BY due LIMIT ? ${sql.skipLocked}
       ) RETURNING id, tries, enquiry`,
      until,
      queue,
      now,
      now + AHEAD_MS,
      most,
    );
  return {
    async add({ enquiry, marketingText, sender, now, judge }, channels) {
      const { whole, content } = digestsOf(enquiry);
      const time = now + (await sql.aheadMs());
      const network = sender.network ?? '';
      return sql.transaction(async (run) => {
        const earlier = async () => {
          const [row] = await run('SELECT digest, reference FROM enquiry WHERE key = ?', enquiry.key);
          if (!row) return null;
          return row.digest === whole
            ? ({ kind: 'again', reference: String(row.reference) } as const)
            : ({ kind: 'other body' } as const);
        };
        const known = await earlier();
        if (known) return known;

        const [past] = await run(
          `SELECT count(*) AS everything, count(CASE WHEN suspicions = '[]' THEN 1 END) AS genuine,
             count(CASE WHEN content = ? THEN 1 END) AS same, min(created) AS oldest
           FROM enquiry WHERE created > ? AND created <= ?`,
          content,
          time - HOUR_MS,
          time + HOUR_MS,
        );
        await forgetSenders(run, time);
        const [crowd] = await run(
          'SELECT count(*) AS near, count(CASE WHEN nonce = ? THEN 1 END) AS used FROM enquiry_sender WHERE network = ?',
          sender.nonce,
          network,
        );
        const verdict = judge({
          genuine: Number(past?.genuine),
          all: Number(past?.everything),
          same: Number(past?.same),
          ofNetwork: Number(crowd?.near),
          withNonce: Number(crowd?.used),
          oldest: now - time + Number(past?.oldest ?? time),
        });
        if (verdict.kind !== 'admitted') return verdict;
        const { suspicions } = verdict;
        const { key, name, email, phone, postcode, note, brief, callTime, fields } = enquiry;
        const reference = createReference();
        const [added] = await run(
          `INSERT INTO enquiry (reference, key, digest, content, created, suspicions, name, email, email_key, phone,
             postcode, note, marketing, brief)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING RETURNING id`,
          reference,
          key,
          whole,
          content,
          time,
          JSON.stringify(suspicions),
          name,
          email,
          email && normalEmail(email),
          phone,
          postcode,
          note,
          marketingText,
          // The tables have no columns for these.
          JSON.stringify({ ...brief, callTime, fields }),
        );
        // Another process was faster.
        if (!added) return (await earlier()) ?? { kind: 'other body' };
        if (suspicions.length === 0)
          await run('INSERT INTO enquiry_sender (time, network, nonce) VALUES (?, ?, ?)', time, network, sender.nonce);
        for (const channel of channels) {
          await addJob(run, Number(added.id), suspicions.length > 0 ? flaggedQueue(channel) : channel, time);
        }
        return { kind: 'stored', reference };
      });
    },
    pages,
    async list() {
      const all: StoredEnquiry[] = [];
      for await (const page of pages()) all.push(...page);
      return all;
    },
    find: (reference) =>
      sql.transaction(async (run) => {
        const rows = await run('SELECT * FROM enquiry WHERE reference = ?', normalReference(reference));
        return (await withJobs(run, rows))[0] ?? null;
      }),
    async count(who) {
      const [row] = await sql.run(`SELECT count(*) AS count FROM enquiry WHERE ${OF_PERSON}`, ...personKeys(who));
      return Number(row?.count);
    },
    async erase(who) {
      const deleted = await sql.run(`DELETE FROM enquiry WHERE ${OF_PERSON} RETURNING id`, ...personKeys(who));
      await sql.scrub();
      return deleted.length;
    },
    async deleteBefore(time, mostMs = Number.POSITIVE_INFINITY) {
      const ahead = await sql.aheadMs();
      const [row] = await sql.run('SELECT min(created) AS oldest FROM enquiry');
      const before = Math.min(time + ahead, Number(row?.oldest ?? time) + mostMs);
      let count = 0;
      for (let deleted = PAGE; deleted === PAGE; count += deleted) {
        const some = 'SELECT id FROM enquiry WHERE created < ? LIMIT ?';
        deleted = (await sql.run(`DELETE FROM enquiry WHERE id IN (${some}) RETURNING id`, before, PAGE)).length;
        // SQLite works on the thread that also handles requests.
        await turn();
      }
      if (count > 0) await sql.tidy();
      return count;
    },
    async forgetSenders(now) {
      const time = now + (await sql.aheadMs());
      await sql.transaction((run) => forgetSenders(run, time));
    },
    async accept(reference, now) {
      const time = now + (await sql.aheadMs());
      return sql.transaction(async (run) => {
        const [row] = await run(
          "UPDATE enquiry SET suspicions = '[]' WHERE reference = ? AND suspicions <> '[]' RETURNING id",
          normalReference(reference),
        );
        if (!row) return null;
        const id = Number(row.id);
        const queues = await run(
          `SELECT channel FROM enquiry_job WHERE enquiry = ? AND channel IN (${CHANNELS.map(() => '?')}) ORDER BY id`,
          id,
          ...CHANNELS.map(flaggedQueue),
        );
        const notified = CHANNELS.filter((channel) => queues.some((one) => one.channel === flaggedQueue(channel)));
        // A job that was notified stays, because it records when the day's message went out.
        await run("DELETE FROM enquiry_job WHERE enquiry = ? AND state <> 'told'", id);
        for (const queue of queues) {
          const channel = CHANNELS.find((one) => flaggedQueue(one) === queue.channel);
          if (channel) await addJob(run, id, channel, time);
        }
        return notified;
      });
    },
    async takeJobs(channel, now, until, most) {
      const ahead = await sql.aheadMs();
      return sql.transaction(async (run) => {
        const jobs = [];
        for (const job of await takeDue(run, channel, now + ahead, until + ahead, most)) {
          const rows = await run('SELECT * FROM enquiry WHERE id = ?', Number(job.enquiry));
          const [enquiry] = await withJobs(run, rows);
          if (enquiry) jobs.push({ ...tryOf(job), enquiry });
        }
        return jobs;
      });
    },
    async takeGroup(queue, now, until, pauseMs) {
      const ahead = await sql.aheadMs();
      return sql.transaction(async (run) => {
        // A time in the future comes from a clock that was ahead.
        const notified =
          "SELECT id FROM enquiry_job WHERE channel = ? AND state = 'told' AND due > ? AND due <= ? LIMIT 1";
        const isEarly = pauseMs > 0 && (await run(notified, queue, now + ahead - pauseMs, until + ahead)).length > 0;
        const taken = isEarly ? [] : await takeDue(run, queue, now + ahead, until + ahead, MAX_IN_GROUP);
        return taken.map(tryOf).sort((a, b) => a.id - b.id);
      });
    },
    async endTries(tries, end) {
      const ahead = await sql.aheadMs();
      const [change, value] = end.kind === 'again' ? ['due = ?', end.at + ahead] : ['state = ?', end.kind];
      await sql.transaction(async (run) => {
        for (const count of new Set(tries.map((one) => one.tries))) {
          const ids = tries.filter((one) => one.tries === count).map(({ id }) => id);
          for (let from = 0; from < ids.length; from += PAGE) {
            const some = ids.slice(from, from + PAGE);
            await run(
              `UPDATE enquiry_job SET ${change} WHERE state = 'waiting' AND tries = ? AND id IN (${some.map(() => '?')})`,
              value,
              count + 1,
              ...some,
            );
          }
        }
      });
    },
    close: () => sql.close(),
  };
}

/** Also deletes times in the future, which a clock that was set back leaves. */
async function forgetSenders(run: RunSql, time: number): Promise<void> {
  await run('DELETE FROM enquiry_sender WHERE time <= ? OR time > ?', time - HOUR_MS, time + HOUR_MS);
}

function flaggedQueue(channel: Channel): Queue {
  return `${channel} suspected`;
}

async function addJob(run: RunSql, enquiry: number, queue: Queue, due: number): Promise<void> {
  await run(
    "INSERT INTO enquiry_job (enquiry, channel, state, tries, due) VALUES (?, ?, 'waiting', 0, ?)",
    enquiry,
    queue,
    due,
  );
}

/** @param job the taken job, whose tries include this one */
function tryOf({ id, tries }: SqlRow): Try {
  return { id: Number(id), tries: Number(tries) - 1 };
}

/** @param rows by ascending or descending id */
async function withJobs(run: RunSql, rows: readonly SqlRow[]): Promise<readonly StoredEnquiry[]> {
  const ends = [rows.at(0), rows.at(-1)].map((row) => Number(row?.id ?? 0));
  const jobs = await run(
    `SELECT enquiry, channel, state FROM enquiry_job
     WHERE enquiry BETWEEN ? AND ? AND channel IN (${CHANNELS.map(() => '?')}) ORDER BY id`,
    Math.min(...ends),
    Math.max(...ends),
    ...CHANNELS,
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
