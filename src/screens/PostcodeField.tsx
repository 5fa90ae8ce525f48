import { useCallback, useEffect, useRef, useState } from 'react';
import { readPostcode } from '../climate/readPostcode.ts';
import { TextField } from '../ui/TextField.tsx';
import { useVisit } from '../visit/useVisit.ts';
import { LANDING } from '../words/english/landing.ts';
import { useSay } from './useWords.ts';

/** After so long without a key a postcode counts as typed. */
const PAUSE_MS = 600;

/**
 * The visitor's postcode: shared with all screens, never required. It is taken over when the visitor pauses or leaves the
 * field, so that half a postcode says nothing; what is not valid is not taken over.
 */
export function PostcodeField() {
  const visit = useVisit();
  const say = useSay(LANDING);
  const [typed, setTyped] = useState(visit.get().postcode);
  const problem = readPostcode(typed);
  // What has been typed and not taken over yet.
  const pending = useRef<string | null>(null);
  const take = useCallback(() => {
    if (pending.current !== null) visit.setPostcode(pending.current);
    pending.current = null;
  }, [visit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew.
  useEffect(() => {
    if (pending.current === null) return;
    const timer = setTimeout(take, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [take, typed]);
  useEffect(() => take, [take]);
  return (
    <TextField
      label={say('postcode.label')}
      hint={say('postcode.hint')}
      error={problem.ok ? null : say(`postcode.${problem.reason}`)}
      value={typed}
      onChange={(event) => {
        pending.current = event.target.value;
        setTyped(event.target.value);
      }}
      onBlur={take}
      autoComplete="postal-code"
      inputMode="text"
    />
  );
}
