import { useContext } from 'react';
import { type CostSource, PartsContext } from './slots.tsx';

/** What reckons the price of a system with its installation; null without such a part. */
export function useCost(): CostSource | null {
  return useContext(PartsContext).find(({ cost }) => cost)?.cost ?? null;
}
