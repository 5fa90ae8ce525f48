import { CHANNELS, type Channel, type Job, normalReference, type TryEnd } from './enquiryStore.ts';
import { enquiryOf, STORED } from './readStored.ts';
import type { Sql } from './sql.ts';

/** The store's methods about messages: an enquiry has one job for each channel. */
export const jobMethods = (sql: Sql) => ({
  /**
   * Removes the flag from an enquiry, so that its channels are notified of it.
   *
   * @returns the notified channels; null if there is no flagged enquiry with this reference
   */
  accept: (reference: string): Promise<readonly Channel[] | null> =>
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
  /**
   * Takes jobs of a channel that are due. No other process takes them for some time.
   *
   * @param until the time from which others may take them, unless this process has ended them
   */
  async takeJobs(channel: Channel, now: number, until: number, most: number): Promise<readonly Job[]> {
    const ahead = await sql.aheadMs();
    return sql.transaction(async (run) => {
      const taken = await run(
        `UPDATE enquiry_job SET due = ?, tries = tries + 1 WHERE id IN (
             SELECT id FROM enquiry_job WHERE state = 'waiting' AND channel = ? AND due <= ?
             ORDER BY due, id LIMIT ? ${sql.skipLocked}
           ) RETURNING id, tries, enquiry`,
        ...[until + ahead, channel, now + ahead, most],
      );
      const jobs: Job[] = [];
      for (const { id, tries, enquiry } of taken) {
        const [row] = await run(`${STORED} WHERE enquiry.id = ?`, Number(enquiry));
        // The taken job's tries include this one.
        if (row) jobs.push({ id: Number(id), tries: Number(tries) - 1, enquiry: enquiryOf(row) });
      }
      return jobs;
    });
  },
  /** Ends a try. It stays as it is if its job was taken again or erased since. */
  async endTry({ id, tries }: Pick<Job, 'id' | 'tries'>, end: TryEnd): Promise<void> {
    const [to, value] = end.kind === 'again' ? ['due = ?', end.at + (await sql.aheadMs())] : ['state = ?', end.kind];
    const one = `UPDATE enquiry_job SET ${to} WHERE id = ? AND state = 'waiting' AND tries = ?`;
    await sql.transaction((run) => run(one, value, id, tries + 1));
  },
});
