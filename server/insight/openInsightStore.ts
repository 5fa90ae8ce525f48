import { firstKept, weekOf } from '../../src/parts/insight/rules/week.ts';
import { HOUR_MS } from '../enquiries/enquiryStore.ts';
import { openDatabase, setUp, type Tables } from '../enquiries/openDatabase.ts';
import type { OpenFile } from '../enquiries/openSqlite.ts';
import type { RunSql, Sql } from '../enquiries/sql.ts';
import type { Addition, InsightStore } from './insightStore.ts';

const COUNTERS = 'counters of insight';

const COUNTER_TABLE = `CREATE TABLE insight_counter (
  week TEXT NOT NULL,
  name TEXT NOT NULL,
  count BIGINT NOT NULL,
  PRIMARY KEY (week, name)
)`;
/** One row for the hour, and one for each of its networks. */
const HOUR_TABLES = [
  `CREATE TABLE insight_hour (
    ends BIGINT NOT NULL,
    count BIGINT NOT NULL,
    month TEXT NOT NULL -- in which old counters were deleted last
  )`,
  "INSERT INTO insight_hour (ends, count, month) VALUES (0, 0, '')",
  'CREATE TABLE insight_network (network TEXT PRIMARY KEY, count BIGINT NOT NULL)',
];
/** Version 1 also counted the catalogue's day and each answer of a combination. */
const WITHOUT_DAYS = [
  'ALTER TABLE insight_counter RENAME TO insight_counter_by_day',
  COUNTER_TABLE,
  `INSERT INTO insight_counter (week, name, count)
     SELECT week, CASE WHEN name LIKE 'wish %' THEN 'combination' || substr(name, 5) ELSE name END AS new_name, SUM(count)
     FROM insight_counter_by_day WHERE substr(name, 1, 3) NOT IN ('Q2=', 'Q3=', 'Q5=', 'Q6=') GROUP BY week, new_name`,
  'DROP TABLE insight_counter_by_day',
];
const TABLES: Tables = {
  schema: 'insight_schema',
  create: [COUNTER_TABLE, ...HOUR_TABLES],
  changes: [[...WITHOUT_DAYS, ...HOUR_TABLES]],
};

/** Thrown to roll back the counts of a message. */
class TooMany extends Error {
  /** The end of the hour, in ms since 1970. */
  readonly ends: number;

  constructor(ends: number) {
    super('Too many messages came within the hour.');
    this.ends = ends;
  }
}

/** Opens the counters; their database may be the store of enquiries. See `openDatabase`. */
export function openInsightStore(place: string, how: OpenFile = {}): Promise<InsightStore> {
  return openDatabase(place, { purpose: 'insight', ...how }, COUNTERS, async (sql) => {
    await setUp(sql, COUNTERS, TABLES);
    return createInsightStore(sql);
  });
}

function createInsightStore(sql: Sql): InsightStore {
  // Processes with different clocks count in the same hour and week.
  const sharedTime = async (now: number) => now + (await sql.aheadMs());
  return {
    async add(addition) {
      const time = await sharedTime(addition.now);
      try {
        await sql.transaction((run) => count(run, addition, time));
        return { kind: 'counted' };
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
        return { kind: 'too many', retryAfterS: Math.max(1, Math.ceil((error.ends - time) / 1000)) };
      }
    },
    async counters() {
      const rows = await sql.run('SELECT week, name, count FROM insight_counter ORDER BY week, name');
      return rows.map((row) => ({ week: String(row.week), key: String(row.name), count: Number(row.count) }));
    },
    async forgetNetworks(now) {
      const time = await sharedTime(now);
      await sql.transaction(async (run) => {
        const ended = await run(
          'UPDATE insight_hour SET ends = 0, count = 0 WHERE ends <= ? OR ends > ? RETURNING ends',
          time,
          time + HOUR_MS,
        );
        if (ended.length > 0) await run('DELETE FROM insight_network');
      });
    },
    close: () => sql.close(),
  };
}

/** @throws TooMany */
async function count(run: RunSql, { keys, network, caps }: Addition, time: number): Promise<void> {
  const hour = await countInHour(run, time);
  if (hour.count > caps.together) throw new TooMany(hour.ends);
  if (network !== null && (await countOfNetwork(run, network)) > caps.perNetwork) throw new TooMany(hour.ends);
  const week = weekOf(time);
  await deleteOld(run, week, hour.month, new Date(time).toISOString().slice(0, 7));
  for (const key of keys) {
    await run(
      `INSERT INTO insight_counter (week, name, count) VALUES (?, ?, 1)
       ON CONFLICT (week, name) DO UPDATE SET count = insight_counter.count + 1`,
      week,
      key,
    );
  }
}

/** Always the first statement of a message, so that processes wait here and can't deadlock. */
async function countInHour(run: RunSql, time: number) {
  const [row] = await run('UPDATE insight_hour SET count = count + 1 RETURNING ends, count, month');
  const [ends, month] = [Number(row?.ends), String(row?.month)];
  // A clock that was set back leaves a time in the future.
  if (ends > time && ends <= time + HOUR_MS) return { ends, count: Number(row?.count), month };
  await run('UPDATE insight_hour SET ends = ?, count = 1', time + HOUR_MS);
  await run('DELETE FROM insight_network');
  return { ends: time + HOUR_MS, count: 1, month };
}

async function countOfNetwork(run: RunSql, network: string): Promise<number> {
  const [row] = await run(
    `INSERT INTO insight_network (network, count) VALUES (?, 1)
     ON CONFLICT (network) DO UPDATE SET count = insight_network.count + 1 RETURNING count`,
    network,
  );
  return Number(row?.count);
}

/** Runs once a month. */
async function deleteOld(run: RunSql, week: string, lastMonth: string, month: string): Promise<void> {
  if (month === lastMonth) return;
  const [row] = await run('SELECT MAX(week) AS newest FROM insight_counter');
  const newest = row?.newest ? String(row.newest) : null;
  await run('DELETE FROM insight_counter WHERE week < ?', firstKept(week, newest));
  await run('UPDATE insight_hour SET month = ?', month);
}
