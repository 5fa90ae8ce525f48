export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs one statement and returns its rows. Both databases use `?` for parameters. */
export type RunSql = (statement: string, ...values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;

/** A database, SQLite or PostgreSQL. Their statements differ only in the words below. */
export interface Sql {
  /** Runs a statement that only reads. */
  readonly run: RunSql;
  /**
   * Commits what `work` does, or nothing if it rejects. Durable when the promise resolves.
   *
   * @param signal the work doesn't begin after it
   */
  transaction<T>(work: (run: RunSql) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Keeps other processes from setting up the same store at the same time. It starts the set-up's transaction. */
  readonly setUpLock: string | null;
  /** The type of an auto-incremented key. */
  readonly idType: string;
  /**
   * The lead of the database's clock over this process's, in ms: whole minutes, so 0 if both agree. Processes on several machines
   * share the database's clock.
   */
  aheadMs(): Promise<number>;
  /** After a SELECT: leaves out rows that another process is taking. */
  readonly skipLocked: string;
  /** Leaves no trace of deleted rows in the store's files, where the database doesn't reuse their space by itself. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
