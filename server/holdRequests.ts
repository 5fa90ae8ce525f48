import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface HeldRequests {
  readonly listener: RequestListener;
  /** Queues requests from now on. */
  hold(): void;
  /** Handles the queued requests in order, and new ones immediately. */
  release(): void;
}

export function holdRequests(listener: RequestListener): HeldRequests {
  let waiting: (readonly [IncomingMessage, ServerResponse])[] | null = null;
  return {
    listener(incoming, outgoing) {
      if (waiting) waiting.push([incoming, outgoing]);
      else listener(incoming, outgoing);
    },
    hold() {
      waiting ??= [];
    },
    release() {
      const released = waiting ?? [];
      waiting = null;
      for (const [incoming, outgoing] of released) listener(incoming, outgoing);
    },
  };
}
