import type { Fact } from '../facts/fact.ts';
import { STATE_TARIFFS, type TariffSpan, USUAL_TARIFF } from '../facts/tariffs.ts';
import { type State, stateOf } from './stateOf.ts';

/** What electricity costs where the visitor lives: the state's own span where it has one, otherwise the nation's. */
export function usualTariff(postcode: string): Fact<TariffSpan> {
  const own: Readonly<Partial<Record<State, Fact<TariffSpan>>>> = STATE_TARIFFS;
  const state = stateOf(postcode);
  return (state && own[state]) ?? USUAL_TARIFF;
}
