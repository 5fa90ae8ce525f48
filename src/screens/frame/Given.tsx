import { type ReactNode, useContext } from 'react';
import type { Capabilities } from './capabilities.ts';
import { fenced, PartsContext } from './slots.tsx';

type Capability<C extends keyof Capabilities> = NonNullable<Capabilities[C]>;

/** The capability of the first part that has it; null without such a part. */
export function useCapability<C extends keyof Capabilities>(name: C): Capability<C> | null {
  return useContext(PartsContext).find((part) => part[name])?.[name] ?? null;
}

/** Returns a function that renders what a capability gives; null without a part that has it. */
export function useGiven<C extends keyof Capabilities>(
  name: C,
): (draw: (capability: Capability<C>) => ReactNode) => ReactNode {
  const part = useContext(PartsContext).find((one) => one[name]);
  return (draw) => part && fenced(part, () => draw(part[name] as Capability<C>));
}

/** What a capability gives, as an element. */
export function Given<C extends keyof Capabilities>({
  by,
  children,
}: {
  readonly by: C;
  children(capability: Capability<C>): ReactNode;
}): ReactNode {
  return useGiven(by)(children);
}
