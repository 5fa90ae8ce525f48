import { vi } from 'vitest';
import { type Fetch, MAX_REPLY_MS } from '../src/api/request.ts';

/** A network that answers each call in this way. Its clock is the test's own. */
export function networkOf(answer: (init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn<Fetch>(async (_, init) => answer(init));
  return { fetch, now: () => Date.now(), random: () => 0 };
}

/** Never answers. */
export const silence = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The result or error of a call, with the controlled clock advanced as far as needed. */
export async function ended<Result>(call: Promise<Result>): Promise<Result | Error> {
  const end = call.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(3 * MAX_REPLY_MS);
  return end;
}
