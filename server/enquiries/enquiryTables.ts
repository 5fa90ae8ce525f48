import { StoreProblem } from './enquiryStore.ts';
import type { Sql } from './sql.ts';

/** The statements that make the newest version of the tables. */
const create = ({ idType }: Sql): readonly string[] => [
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
];

/**
 * The statements that turn version 1 into version 2, version 2 into version 3, and so on. Of the tables of earlier versions, those of
 * insight are left alone.
 */
const CHANGES: readonly (readonly string[])[] = [
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
];
const NEWEST = CHANGES.length + 1;

/**
 * Makes the tables of the store, or upgrades them and says so.
 *
 * @param info gets one line if they were upgraded
 * @throws StoreProblem if they are of a newer version
 */
export async function setUpTables(sql: Sql, info: (line: string) => void): Promise<void> {
  const found = await sql.transaction(async (run) => {
    if (sql.setUpLock !== null) await run(sql.setUpLock);
    await run('CREATE TABLE IF NOT EXISTS enquiry_schema (version INTEGER NOT NULL)');
    const [row] = await run('SELECT version FROM enquiry_schema');
    const version = row ? Number(row.version) : NEWEST;
    for (const statement of row ? CHANGES.slice(version - 1).flat() : create(sql)) await run(statement);
    if (!row) await run(`INSERT INTO enquiry_schema (version) VALUES (${NEWEST})`);
    else if (version < NEWEST) await run(`UPDATE enquiry_schema SET version = ${NEWEST}`);
    return version;
  });
  if (found < NEWEST)
    info(
      `The store of enquiries was upgraded from version ${found} to version ${NEWEST}. An earlier program can’t use it any more.`,
    );
  if (found <= NEWEST) return;
  throw new StoreProblem(
    `The database has version ${found} of the store of enquiries, but this program knows version ${NEWEST} only. Use a newer program.`,
  );
}
