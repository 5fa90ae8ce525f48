export interface Limits {
  /** The most bytes of address and headers together. */
  readonly headerBytes: number;
  /** The time from the first byte of a request, or from the connection, until its headers are complete. */
  readonly headersMs: number;
  /** The time from the first byte of a request until its last. */
  readonly requestMs: number;
  /** The time of a connection between two requests. Longer than in proxies (60 s), so the proxy closes first. */
  readonly idleMs: number;
  /** The time without progress during a reply. Node may take up to twice as long to close the connection. */
  readonly stalledMs: number;
  /** Above this, connections are closed at once. */
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
