import { useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { AskedJob } from '../../matching/way.ts';
import type { HomeFacts } from '../../pricing/installation.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import type { Prices, Sizes } from './capabilities.ts';
import { useCapability } from './Given.tsx';

const NO_SIZE: AskedJob['size'] = {};
const NO_FACTS: HomeFacts = {};

/** The job of a visit: the answers, with the sizes that the visitor said and the provider's price list. */
export function jobOfVisit(state: VisitState, zone: Zone | null, sizes: Sizes | null, prices: Prices | null): AskedJob {
  const list = prices?.list ?? null;
  return {
    answers: state.answers,
    postcode: state.postcode,
    zone,
    size: sizes?.said(state) ?? NO_SIZE,
    rules: sizes?.rules ?? null,
    installation: list?.installation ?? null,
    on: list?.on ?? '',
    facts: list?.facts ?? NO_FACTS,
  };
}

/** The visitor's job. The same object until something of it changes. */
export function useJob(zone: Zone | null): AskedJob {
  const found = jobOfVisit(useVisitState(), zone, useCapability('sizes'), useCapability('prices'));
  const { answers, postcode, size, rules, installation, on, facts } = found;
  return useMemo(
    () => ({ answers, postcode, zone, size, rules, installation, on, facts }),
    [answers, postcode, zone, size, rules, installation, on, facts],
  );
}
