import { useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import { hasLabel } from '../../words/energyWords.ts';
import { ENERGY } from '../../words/english/energy.ts';
import { PostcodeField } from './PostcodeField.tsx';
import { useSay } from './useWords.ts';

/** Asks for the postcode, while the zone is unknown, if systems have energy figures or aren't installed everywhere. Once open, it stays. */
export function AskPostcode({ zone, rows }: { readonly zone: Zone | null; readonly rows: readonly Product[] }) {
  const say = useSay(ENERGY);
  const [isOpen, setOpen] = useState(false);
  const isLocal = rows.some(({ service_postcodes: served }) => served !== null);
  if (!isOpen && (zone !== null || !(isLocal || rows.some(hasLabel)))) return null;
  return (
    <details className="fold" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{say(isLocal ? 'postcode.ask.local' : 'postcode.ask')}</summary>
      <PostcodeField replies />
    </details>
  );
}
