export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs one statement and returns its rows. Parameters are `?`, in the statements of both databases. */
export type RunSql = (statement: string, ...values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;

/** A database, SQLite or PostgreSQL. Their statements are the same but for the words below. */
export interface Sql {
  /** Outside a transaction. */
  readonly run: RunSql;
  /** Commits what `work` does, or nothing if it rejects. Durable when the promise resolves. */
  transaction<T>(work: (run: RunSql) => Promise<T>): Promise<T>;
  /** Keeps other processes from setting up the same store at the same time. Begins the set-up's transaction. */
  readonly setUpLock: string | null;
  /** The type of a key that the database counts up. */
  readonly idType: string;
  /**
   * How far the database's clock is ahead of this process's, in ms: whole minutes, so 0 for clocks that agree. Processes on
   * several machines share the database's.
   */
  aheadMs(): Promise<number>;
  /** After a SELECT: leaves out rows that another process is taking. */
  readonly skipLocked: string;
  /** Frees the space of deleted rows. Quick, and delays nothing else. */
  tidy(): Promise<void>;
  /** Overwrites deleted rows in the store's files, and makes these smaller. It may take minutes. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
