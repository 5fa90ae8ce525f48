import { addEnquiry } from './addEnquiry.ts';
import {
  type Channel,
  HOUR_MS,
  type NewEnquiry,
  normalEmail,
  normalReference,
  type StoredEnquiry,
} from './enquiryStore.ts';
import { setUpTables } from './enquiryTables.ts';
import { jobMethods } from './jobs.ts';
import { enquiryOf, STORED, storedPages } from './readStored.ts';
import type { Sql, SqlRow, SqlValue } from './sql.ts';

/** The number of enquiries that are deleted at a time. */
const AT_ONCE = 500;

export type EnquiryStore = Awaited<ReturnType<typeof createStore>>;

/**
 * The store of enquiries in a database. Several processes may share one. Methods reject if the database can't do the work; nothing
 * is half done then. Times come from this process's clock, even if the database's differs.
 *
 * @param info gets one line if the tables were upgraded
 * @throws StoreProblem if the database holds a store of a newer version
 */
export async function createStore(sql: Sql, info: (line: string) => void = () => {}) {
  await setUpTables(sql, info);
  const change = (statement: string, ...values: readonly SqlValue[]): Promise<readonly SqlRow[]> =>
    sql.transaction((run) => run(statement, ...values));
  return {
    ...jobMethods(sql),
    /**
     * Stores an enquiry with one job for each channel, all or nothing. The key prevents a second copy. The jobs of a flagged enquiry
     * are held until it is accepted.
     *
     * @param signal the work doesn't begin after it
     */
    add: (enquiry: NewEnquiry, channels: readonly Channel[], signal?: AbortSignal) =>
      addEnquiry(sql, enquiry, channels, signal),
    /** All enquiries, newest first, page by page. The reader may take its time, because nothing waits for it. */
    pages: () => storedPages(sql.run),
    async list(): Promise<readonly StoredEnquiry[]> {
      const all = [];
      for await (const page of storedPages(sql.run)) all.push(...page);
      return all;
    },
    /** @param reference with or without its hyphen, in any case */
    async find(reference: string): Promise<StoredEnquiry | null> {
      const [row] = await sql.run(`${STORED} WHERE reference = ?`, normalReference(reference));
      return row ? enquiryOf(row) : null;
    },
    /**
     * Deletes everything that a person has sent. SQLite keeps no trace of it in its files.
     *
     * @param who an e-mail address in any case, or a reference
     * @returns the number of deleted enquiries
     */
    async erase(who: string): Promise<number> {
      const keys = [normalEmail(who), normalReference(who)];
      const deleted = await change('DELETE FROM enquiry WHERE email_key = ? OR reference = ? RETURNING id', ...keys);
      await sql.scrub();
      return deleted.length;
    },
    /**
     * Deletes enquiries from before this time, some at a time so that other work continues, and returns their number.
     *
     * @param mostMs deletes none that came later than this after the oldest
     */
    async deleteBefore(time: number, mostMs = Number.POSITIVE_INFINITY): Promise<number> {
      const ahead = await sql.aheadMs();
      const [row] = await sql.run('SELECT min(created) AS oldest FROM enquiry');
      const before = Math.min(time + ahead, Number(row?.oldest ?? time) + mostMs);
      const some = 'SELECT id FROM enquiry WHERE created < ? LIMIT ?';
      let count = 0;
      for (let deleted = AT_ONCE; deleted === AT_ONCE; count += deleted)
        deleted = (await change(`DELETE FROM enquiry WHERE id IN (${some}) RETURNING id`, before, AT_ONCE)).length;
      if (count > 0) await sql.scrub();
      return count;
    },
    /** Forgets senders after an hour. */
    async forgetSenders(now: number): Promise<void> {
      const time = now + (await sql.aheadMs());
      const past = 'sender IS NOT NULL AND (created <= ? OR created > ?)';
      await change(`UPDATE enquiry SET sender = NULL WHERE ${past}`, time - HOUR_MS, time + HOUR_MS);
    },
    close: () => sql.close(),
  };
}
