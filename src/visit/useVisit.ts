import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Visit } from './visit.ts';
import type { VisitState } from './visitState.ts';

/** The visit of the selector that contains a component. */
export const VisitContext = createContext<Visit | null>(null);

/** The visit itself, for its setters. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitContext around it');
  return visit;
}

/** The state of the visit; the component renders again when it changes. */
export function useVisitState(): VisitState {
  const visit = useVisit();
  return useSyncExternalStore(visit.subscribe, visit.get, visit.get);
}
