import { useEffect, useState } from 'react';
import type { Zone } from '../climate/zone.ts';
import { useVisitState } from '../visit/useVisit.ts';
import type { PostcodeZones } from '../words/energyWords.ts';

export interface ZoneReading {
  /** The zone to show figures for: the visitor's own choice, otherwise the postcode's; null when neither is known. */
  readonly zone: Zone | null;
  readonly fromPostcode: PostcodeZones;
}

/** The visitor's climate zone. The table of postcodes is only fetched once there is a postcode. */
export function useZone(): ZoneReading {
  const { postcode, zone } = useVisitState();
  const [found, setFound] = useState<{ readonly of: string; readonly zones: PostcodeZones } | null>(null);
  useEffect(() => {
    if (postcode === '') return;
    let current = true;
    const take = (zones: PostcodeZones) => current && setFound({ of: postcode, zones });
    import('../climate/zoneOfPostcode.ts').then(
      ({ zoneOfPostcode }) => {
        // An empty file is a sound one to a browser.
        if (!zoneOfPostcode) return take({ state: 'failed' });
        const zones = zoneOfPostcode(postcode);
        take(zones.known ? { state: 'known', zone: zones.zone, others: zones.others } : { state: 'unknown' });
      },
      () => take({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [postcode]);
  const fromPostcode: PostcodeZones =
    postcode === '' ? { state: 'none' } : found?.of === postcode ? found.zones : { state: 'loading' };
  return { zone: zone ?? (fromPostcode.state === 'known' ? fromPostcode.zone : null), fromPostcode };
}
