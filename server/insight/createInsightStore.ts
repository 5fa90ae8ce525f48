import { StoreProblem } from '../enquiries/enquiryStore.ts';
import type { Sql } from '../enquiries/sql.ts';
import type { InsightStore } from './insightStore.ts';

const VERSION = 1;

/**
 * The counters on a database, which may hold enquiries too.
 *
 * @throws StoreProblem if the database holds counters of a newer version
 */
export async function createInsightStore(sql: Sql): Promise<InsightStore> {
  await setUp(sql);
  return {
    add: ({ week, range, keys }) =>
      sql.transaction(async (run) => {
        // In one order, so that two providers never wait for each other.
        for (const key of [...keys].sort()) {
          await run(
            `INSERT INTO insight_counter (week, range_day, name, count) VALUES (?, ?, ?, 1)
             ON CONFLICT (week, range_day, name) DO UPDATE SET count = insight_counter.count + 1`,
            week,
            range ?? '',
            key,
          );
        }
      }),
    async counters() {
      const rows = await sql.run(
        'SELECT week, range_day, name, count FROM insight_counter ORDER BY week, range_day, name',
      );
      return rows.map((row) => ({
        week: String(row.week),
        range: String(row.range_day) || null,
        key: String(row.name),
        count: Number(row.count),
      }));
    },
    close: () => sql.close(),
  };
}

async function setUp(sql: Sql): Promise<void> {
  const version = await sql.transaction(async (run) => {
    if (sql.setUpLock !== null) await run(sql.setUpLock);
    await run('CREATE TABLE IF NOT EXISTS insight_schema (version INTEGER NOT NULL)');
    const [row] = await run('SELECT version FROM insight_schema');
    if (row) return Number(row.version);
    await run(`CREATE TABLE insight_counter (
      week TEXT NOT NULL,
      range_day TEXT NOT NULL, -- empty if unknown
      name TEXT NOT NULL,
      count BIGINT NOT NULL,
      PRIMARY KEY (week, range_day, name)
    )`);
    await run(`INSERT INTO insight_schema (version) VALUES (${VERSION})`);
    return VERSION;
  });
  if (version === VERSION) return;
  await sql.close();
  throw new StoreProblem(
    `The counters of insight have version ${version}, but this program knows version ${VERSION} only. Use a newer program.`,
  );
}
