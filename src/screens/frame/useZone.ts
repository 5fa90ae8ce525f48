import { useEffect, useState } from 'react';
import type { PostcodeZones, Zone } from '../../climate/zone.ts';
import { loadExport } from '../../ui/loadExport.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import type { NoZones } from '../../words/energyWords.ts';

export interface ZoneReading {
  /** The zone of the figures: the visitor's choice, otherwise the postcode's; null if neither is known. */
  readonly zone: Zone | null;
  readonly fromPostcode: PostcodeZones | NoZones;
}

/** Kept once loaded, so that a visitor who returns to a screen sees its figures immediately. */
let zoneOfPostcode: typeof import('./postcodeReply.ts').zoneOfPostcode | null = null;

/** The visitor's climate zone. The postcode table only loads once there is a postcode. */
export function useZone(): ZoneReading {
  const { postcode, zone } = useVisitState();
  const [askedFor, setAskedFor] = useState('');
  useEffect(() => {
    if (postcode === '' || zoneOfPostcode) return;
    let current = true;
    void loadExport(() => import('./postcodeReply.ts'), 'zoneOfPostcode').then((loaded) => {
      zoneOfPostcode ??= loaded;
      if (current) setAskedFor(postcode);
    });
    return () => {
      current = false;
    };
  }, [postcode]);
  const fromPostcode = readZones(postcode, askedFor);
  return { zone: zone ?? mainOf(fromPostcode), fromPostcode };
}

/** The zone, if it is known without waiting. */
export function zoneNow({ postcode, zone }: VisitState): Zone | null {
  return zone ?? mainOf(readZones(postcode, ''));
}

function mainOf(zones: PostcodeZones | NoZones): Zone | null {
  return typeof zones === 'string' ? null : zones.zone;
}

function readZones(postcode: string, askedFor: string): PostcodeZones | NoZones {
  if (postcode === '') return 'none';
  if (!zoneOfPostcode) return postcode === askedFor ? 'failed' : 'loading';
  return zoneOfPostcode(postcode) ?? 'unknown';
}
