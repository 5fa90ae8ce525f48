import type { Fact } from '../facts/fact.ts';
import { STATE_TARIFFS, type TariffSpan, USUAL_TARIFF } from '../facts/tariffs.ts';
import { type State, stateOf } from './stateOf.ts';

/** The price of electricity at the visitor's postcode: the state's own span if it has one, otherwise the national span. */
export function usualTariff(postcode: string): Fact<TariffSpan> {
  const own: Readonly<Partial<Record<State, Fact<TariffSpan>>>> = STATE_TARIFFS;
  const state = stateOf(postcode);
  return (state && own[state]) ?? USUAL_TARIFF;
}
