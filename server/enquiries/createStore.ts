import { addEnquiry } from './addEnquiry.ts';
import { HOURLY_LIMITS } from './admit.ts';
import { type EnquiryStore, HOUR_MS, normalEmail, normalReference } from './enquiryStore.ts';
import { setUpTables } from './enquiryTables.ts';
import { jobMethods } from './jobs.ts';
import { storedPages, withJobs } from './readStored.ts';
import type { Sql } from './sql.ts';

/** The number of enquiries that are deleted at a time. */
const AT_ONCE = 500;

const OF_PERSON = 'email_key = ? OR reference = ?';
const personKeys = (who: string) => [normalEmail(who), normalReference(who)];

/**
 * The enquiry store on a database, which holds all of its state.
 *
 * @param info gets one line if the tables were upgraded
 * @throws StoreProblem if the database holds a store of a newer version
 */
export async function createStore(
  sql: Sql,
  limits = HOURLY_LIMITS,
  info: (line: string) => void = () => {},
): Promise<EnquiryStore> {
  await setUpTables(sql, info);
  return {
    ...jobMethods(sql),
    add: (...given) => addEnquiry(sql, limits, ...given),
    pages: () => storedPages(sql.run),
    async list() {
      const all = [];
      for await (const page of storedPages(sql.run)) all.push(...page);
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
      const some = 'SELECT id FROM enquiry WHERE created < ? LIMIT ?';
      let count = 0;
      for (let deleted = AT_ONCE; deleted === AT_ONCE; count += deleted)
        deleted = (await sql.run(`DELETE FROM enquiry WHERE id IN (${some}) RETURNING id`, before, AT_ONCE)).length;
      if (count > 0) await sql.scrub();
      return count;
    },
    async forgetSenders(now) {
      const time = now + (await sql.aheadMs());
      const past = 'sender IS NOT NULL AND (created <= ? OR created > ?)';
      await sql.run(`UPDATE enquiry SET sender = NULL WHERE ${past}`, time - HOUR_MS, time + HOUR_MS);
    },
    close: () => sql.close(),
  };
}
