import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { Core } from '../src/app/part.ts';
import { PARTS } from '../src/app/parts.ts';
import { PartsContext, type ShownPart } from '../src/screens/frame/slots.tsx';
import type { Visit } from '../src/visit/visit.ts';

/** Every part there is, loaded. */
const LOADED = await Promise.all(PARTS.map(async ({ name, load }) => ({ name, ...(await load()) })));

const nothing = (): void => {};
const NO_STORE = { read: () => null, write: nothing, clear: nothing };

/** For tests in happy-dom: screens with every part, on a page without a provider. */
export function WithParts({ visit, children }: { readonly visit: Visit; readonly children: ReactNode }): ReactElement {
  const [gone] = useState(() => new AbortController());
  useEffect(() => () => gone.abort(), [gone]);
  const [parts, show] = useState((): readonly ShownPart[] => {
    const core = coreOf(visit, gone.signal, () => show((shown) => [...shown]));
    return LOADED.map(({ name, start }) => ({ ...start(core), name, fail: failed }));
  });
  return <PartsContext value={parts}>{children}</PartsContext>;
}

function failed(error: unknown): void {
  throw error;
}

function coreOf(visit: Visit, gone: AbortSignal, redraw: () => void): Core {
  return {
    ...{ element: document.createElement('div'), box: document.createElement('div'), visit, gone, redraw },
    ...{ api: {} as Core['api'], rest: '', name: 'test', onInitialData: nothing, onRoute: nothing, asked: nothing },
    store: () => NO_STORE,
    visitStore: () => NO_STORE,
    catalogue: () => null,
    loadCatalogue: async () => null,
    route: () => '/product',
    goTo: async () => {},
    isHere: () => true,
    reword: nothing,
    warn: failed,
  };
}
