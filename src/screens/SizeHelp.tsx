import { useContext } from 'react';
import type { Zone } from '../climate/zone.ts';
import { MATCHES } from '../words/english/matches.ts';
import { OnDemand } from './OnDemand.tsx';
import { SizingContext } from './sizing.ts';
import { useSay } from './useWords.ts';

/** *What size do I need?*, folded until the visitor opens it. */
export function SizeHelp({ zone }: { readonly zone: Zone | null }) {
  const say = useSay(MATCHES);
  return (
    <OnDemand title={say('size.help')} load={useContext(SizingContext)}>
      {({ Box, rules, today }) => <Box rules={rules} zone={zone} today={today} />}
    </OnDemand>
  );
}
