import { useContext } from 'react';
import { type CostSource, PartsContext } from './slots.tsx';

/** Estimates a system's price with its installation; null without such a part. */
export function useCost(): CostSource | null {
  return useContext(PartsContext).find(({ cost }) => cost)?.cost ?? null;
}
