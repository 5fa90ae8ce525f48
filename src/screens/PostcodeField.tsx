import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { useVisit } from '../visit/useVisit.ts';

const PROBLEMS = {
  characters: 'A postcode has only letters, digits, spaces and hyphens. Check it, or leave it empty.',
  length: 'A postcode has at most 10 characters. Check it, or leave it empty.',
};

/** The visitor's postcode: shared with all screens, never required. What is not valid is not taken over. */
export function PostcodeField() {
  const visit = useVisit();
  const [typed, setTyped] = useState(visit.get().postcode);
  const [error, setError] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const reading = visit.setPostcode(text);
    setError(reading.ok ? null : PROBLEMS[reading.reason]);
  };
  return (
    <TextField
      label="Postcode"
      hint="If you like: it tells us the climate for energy figures. It stays on this device."
      error={error}
      value={typed}
      onChange={(event) => take(event.target.value)}
      autoComplete="postal-code"
      inputMode="text"
    />
  );
}
