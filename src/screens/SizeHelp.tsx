import { useContext, useState } from 'react';
import type { Zone } from '../climate/zone.ts';
import { MATCHES } from '../words/english/matches.ts';
import { SizingContext } from './sizing.ts';
import { useSizing } from './useSizing.ts';
import { useSay } from './useWords.ts';

/** *What size do I need?*, folded until the visitor opens it. */
export function SizeHelp({ zone }: { readonly zone: Zone | null }) {
  const say = useSay(MATCHES);
  const [isOpen, setOpen] = useState(false);
  const sizing = useSizing(isOpen);
  if (!useContext(SizingContext)) return null;
  return (
    <details className="size-help" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('size.help')}</summary>
      {isOpen && sizing === 'failed' && <p role="alert">{say('size.helpFailed')}</p>}
      {isOpen && sizing !== null && sizing !== 'failed' && (
        <sizing.Box rules={sizing.rules} zone={zone} today={sizing.today} />
      )}
    </details>
  );
}
