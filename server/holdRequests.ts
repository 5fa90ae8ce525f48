import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A listener whose requests can be kept waiting for a moment. */
export interface HeldRequests {
  readonly listener: RequestListener;
  /** From now on requests wait. */
  hold(): void;
  /** Passes on those that waited, in their order, and from now on each at once. */
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
