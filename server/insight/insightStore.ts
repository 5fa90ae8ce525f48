import type { Counter } from '../../src/insight/insight.ts';

/** The counters of one message. */
export interface Addition {
  readonly week: string;
  readonly range: string | null;
  /** Each counts one more. */
  readonly keys: readonly string[];
}

/** Where counters are kept, and nothing else. Methods reject if the store can't do what was asked; nothing is half done then. */
export interface InsightStore {
  /** Durable when it resolves. */
  add(addition: Addition): Promise<void>;
  counters(): Promise<readonly Counter[]>;
  close(): Promise<void>;
}
