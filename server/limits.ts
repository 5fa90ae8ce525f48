/** What one caller may take of the server. */
export interface Limits {
  /** Address and headers of a request together. */
  readonly headerBytes: number;
  /** From the first byte of a request, or from the connection, until its headers are complete. */
  readonly headersMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** A connection between two requests. Longer than proxies keep theirs (60 s), so that they close first. */
  readonly idleMs: number;
  /** A connection on which nothing moves while an answer is on its way. Node may look twice, and close it after twice that. */
  readonly stalledMs: number;
  /** Connections at a time. More are answered with 503; of twice as many, none. */
  readonly connections: number;
}

export const LIMITS: Limits = {
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 65_000,
  stalledMs: 30_000,
  connections: 4096,
};
