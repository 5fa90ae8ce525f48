import { useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { LoadedCatalogue } from '../../matching/catalogueState.ts';
import { type Chosen, shownModels } from '../../matching/shownModels.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { useJob } from './useJob.ts';
import { chosenJob } from './useWays.ts';

/** The chosen job; null without a chosen system, or if it isn't in the range any more. */
export function useChosen(catalogue: LoadedCatalogue, zone: Zone | null): Chosen | null {
  const state = useVisitState();
  const job = useJob(zone);
  return useMemo(() => {
    const found = catalogue.status === 'ready' ? chosenJob(state, catalogue.products, job) : null;
    if (!found || catalogue.status !== 'ready') return null;
    const { way, systems } = found;
    const models = shownModels(catalogue.matcher, job, way, systems, state.sized);
    return { way, models, job };
  }, [catalogue, state, job]);
}
