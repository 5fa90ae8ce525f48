import type { Tables } from './openDatabase.ts';
import type { Sql } from './sql.ts';

/** The store's name in messages. */
export const ENQUIRIES = 'store of enquiries';

/** The tables of the store. Of the tables of earlier versions, those of insight are left alone. */
export const enquiryTables = ({ idType }: Sql): Tables => ({
  schema: 'enquiry_schema',
  create: [
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
      brief TEXT NOT NULL,
      sender TEXT
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
  ],
  changes: [
    ['DROP INDEX enquiry_nonce', 'ALTER TABLE enquiry DROP COLUMN nonce'],
    [
      'ALTER TABLE enquiry ADD COLUMN sender TEXT',
      // The senders of the last hour, and the doubted clock.
      'DROP TABLE IF EXISTS enquiry_sender',
      'DROP TABLE IF EXISTS enquiry_clock',
      // Of an accepted enquiry, this job only recorded a daily count.
      `DELETE FROM enquiry_job WHERE channel LIKE '% suspected'
        AND enquiry IN (SELECT id FROM enquiry WHERE suspicions = '[]')`,
      `UPDATE enquiry_job SET channel = replace(channel, ' suspected', ''), state = 'held', tries = 0
        WHERE channel LIKE '% suspected'`,
    ],
  ],
});
