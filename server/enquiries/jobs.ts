import { CHANNELS, type Channel, type EnquiryStore, type Job, normalReference } from './enquiryStore.ts';
import { withJobs } from './readStored.ts';
import type { Sql } from './sql.ts';

/** The store's methods about messages: an enquiry has one job for each channel. */
export const jobMethods = (sql: Sql): Pick<EnquiryStore, 'accept' | 'takeJobs' | 'endTry'> => ({
  accept: (reference) =>
    sql.transaction(async (run) => {
      const [row] = await run(
        "UPDATE enquiry SET suspicions = '[]' WHERE reference = ? AND suspicions <> '[]' RETURNING id",
        normalReference(reference),
      );
      if (!row) return null;
      const released = await run(
        "UPDATE enquiry_job SET state = 'waiting', due = 0 WHERE enquiry = ? AND state = 'held' RETURNING channel",
        Number(row.id),
      );
      return CHANNELS.filter((channel) => released.some((job) => job.channel === channel));
    }),
  async takeJobs(channel: Channel, now, until, most) {
    const ahead = await sql.aheadMs();
    return sql.transaction(async (run) => {
      const taken = await run(
        `UPDATE enquiry_job SET due = ?, tries = tries + 1 WHERE id IN (
           SELECT id FROM enquiry_job WHERE state = 'waiting' AND channel = ? AND due <= ? ORDER BY due, id LIMIT ? ${sql.skipLocked}
         ) RETURNING id, tries, enquiry`,
        until + ahead,
        channel,
        now + ahead,
        most,
      );
      const jobs: Job[] = [];
      for (const { id, tries, enquiry } of taken) {
        const rows = await run('SELECT * FROM enquiry WHERE id = ?', Number(enquiry));
        const [found] = await withJobs(run, rows);
        // The taken job's tries include this one.
        if (found) jobs.push({ id: Number(id), tries: Number(tries) - 1, enquiry: found });
      }
      return jobs;
    });
  },
  async endTry({ id, tries }, end) {
    const [change, value] =
      end.kind === 'again' ? ['due = ?', end.at + (await sql.aheadMs())] : ['state = ?', end.kind];
    const one = `UPDATE enquiry_job SET ${change} WHERE id = ? AND state = 'waiting' AND tries = ?`;
    await sql.transaction((run) => run(one, value, id, tries + 1));
  },
});
