import { useState } from 'react';
import type { CheckInput } from '../../words/checkTexts.ts';
import { rentalText } from '../../words/rentalText.ts';
import { useWords } from '../frame/useWords.ts';
import { useZone } from '../frame/useZone.ts';

/** What the law asks of a rented home. */
export function RentalStandard(input: CheckInput) {
  const { zone } = useZone();
  const [at] = useState(Date.now);
  const text = rentalText(useWords(), input, zone, at);
  return text && <p>{text}</p>;
}
