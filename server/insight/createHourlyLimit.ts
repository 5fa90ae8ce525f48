import { HOUR_MS } from '../enquiries/enquiryStore.ts';

/** How many messages are counted within an hour. */
export interface HourlyCaps {
  readonly perNetwork: number;
  /** From everybody, so that the store and this memory stay small. */
  readonly together: number;
}

export const HOURLY_CAPS: HourlyCaps = { perNetwork: 60, together: 6000 };

/** Admits messages by their network, which is remembered for an hour, in memory only. A network that nobody knows has no cap. */
export function createHourlyLimit(caps: HourlyCaps = HOURLY_CAPS) {
  let times: readonly { readonly time: number; readonly network: string | null }[] = [];
  return (network: string | null, now: number) => {
    // A clock that was set back leaves times of the future.
    times = times.filter(({ time }) => Math.abs(now - time) < HOUR_MS);
    const own = network === null ? [] : times.filter((one) => one.network === network);
    const full = own.length >= caps.perNetwork ? own : times.length >= caps.together ? times : [];
    const [oldest] = full;
    if (oldest) {
      const left = Math.ceil((oldest.time + HOUR_MS - now) / 1000);
      return { ok: false as const, retryAfterS: Math.min(3600, Math.max(1, left)) };
    }
    times = [...times, { time: now, network }];
    return { ok: true as const };
  };
}
