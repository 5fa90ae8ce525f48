import { openDatabase, setUp } from '../enquiries/openDatabase.ts';
import type { OpenFile } from '../enquiries/openSqlite.ts';
import type { InsightStore } from './insightStore.ts';

const COUNTERS = 'counters of insight';
const TABLE = `CREATE TABLE insight_counter (
  week TEXT NOT NULL,
  range_day TEXT NOT NULL, -- empty if unknown
  name TEXT NOT NULL,
  count BIGINT NOT NULL,
  PRIMARY KEY (week, range_day, name)
)`;

/** Opens the counters; their database may be the store of enquiries. See `openDatabase`. */
export function openInsightStore(place: string, how: OpenFile = {}): Promise<InsightStore> {
  return openDatabase(place, { purpose: 'insight', ...how }, COUNTERS, async (sql) => {
    await setUp(sql, COUNTERS, { schema: 'insight_schema', create: [TABLE], changes: [] });
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
  });
}
