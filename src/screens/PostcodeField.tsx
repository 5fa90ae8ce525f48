import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { useVisit } from '../visit/useVisit.ts';
import { LANDING } from '../words/english/landing.ts';
import { useSay } from './useWords.ts';

/** The visitor's postcode: shared with all screens, never required. What is not valid is not taken over. */
export function PostcodeField() {
  const visit = useVisit();
  const say = useSay(LANDING);
  const [typed, setTyped] = useState(visit.get().postcode);
  const [problem, setProblem] = useState<'characters' | 'length' | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const reading = visit.setPostcode(text);
    setProblem(reading.ok ? null : reading.reason);
  };
  return (
    <TextField
      label={say('postcode.label')}
      hint={say('postcode.hint')}
      error={problem && say(`postcode.${problem}`)}
      value={typed}
      onChange={(event) => take(event.target.value)}
      autoComplete="postal-code"
      inputMode="text"
    />
  );
}
