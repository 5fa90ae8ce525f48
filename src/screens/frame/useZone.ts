import { useEffect, useState } from 'react';
import type { Zone } from '../../climate/zone.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import type { ZonesOfPostcode } from '../../words/energyWords.ts';

export interface ZoneReading {
  /** The zone of the figures: the visitor's choice, otherwise the postcode's; null if neither is known. */
  readonly zone: Zone | null;
  readonly fromPostcode: ZonesOfPostcode;
}

type ZoneOfPostcode = typeof import('./postcodeReply.ts').zoneOfPostcode;

/** Kept once loaded, so that a visitor who returns to a screen sees its figures immediately. */
let zoneOfPostcode: ZoneOfPostcode | null = null;

/** The visitor's climate zone. The postcode table only loads once there is a postcode. */
export function useZone(): ZoneReading {
  const { postcode, zone } = useVisitState();
  const [askedFor, setAskedFor] = useState('');
  useEffect(() => {
    if (postcode === '' || zoneOfPostcode) return;
    let current = true;
    void loadPart(() => import('./postcodeReply.ts'), 'zoneOfPostcode').then((loaded) => {
      zoneOfPostcode ??= loaded;
      if (current) setAskedFor(postcode);
    });
    return () => {
      current = false;
    };
  }, [postcode]);
  const fromPostcode = readZones(postcode, askedFor);
  return { zone: zone ?? (fromPostcode.state === 'known' ? fromPostcode.zone : null), fromPostcode };
}

/** The zone, if it is known without waiting. */
export function zoneNow({ postcode, zone }: VisitState): Zone | null {
  const found = readZones(postcode, '');
  return zone ?? (found.state === 'known' ? found.zone : null);
}

function readZones(postcode: string, askedFor: string): ZonesOfPostcode {
  if (postcode === '') return { state: 'none' };
  if (!zoneOfPostcode) return { state: postcode === askedFor ? 'failed' : 'loading' };
  const zones = zoneOfPostcode(postcode);
  return zones.known ? { state: 'known', zone: zones.zone, others: zones.others } : { state: 'unknown' };
}
