import { useState } from 'react';
import type { CheckInput } from '../../words/checkTexts.ts';
import { rentalText } from '../../words/rentalText.ts';
import { useWords } from '../frame/useWords.ts';
import { useZone } from '../frame/useZone.ts';

/** What the law asks of a rented home. */
export function RentalStandard(input: CheckInput) {
  const { zone } = useZone();
  const [at] = useState(Date.now);
  return <p>{rentalText(useWords(), input, zone, at)}</p>;
}
