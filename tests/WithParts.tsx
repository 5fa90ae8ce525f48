import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { InitialData } from '../src/api/initialData.ts';
import type { Core, Running } from '../src/app/part.ts';
import { PARTS } from '../src/app/parts.ts';
import type { SelectorElement } from '../src/attributes.ts';
import { PartsContext, type ShownPart } from '../src/screens/frame/slots.tsx';
import type { Visit } from '../src/visit/visit.ts';

/** Every part, loaded. */
const LOADED = await Promise.all(PARTS.map(async ({ name, load }) => ({ name, ...(await load()) })));

const nothing = (): void => {};
const NO_STORE = { read: () => null, write: nothing, clear: nothing };

interface WithPartsProps {
  readonly visit: Visit;
  /** The provider's initial data; without it, there is no provider. */
  readonly data?: InitialData | undefined;
  /** The selector's element, with what the page has set. */
  readonly element?: HTMLElement | undefined;
  /** An extra part. */
  readonly part?: Running | undefined;
  /** Receives the parts' console lines; without it, no line is allowed. */
  readonly warn?: ((line: string) => void) | undefined;
  readonly children: ReactNode;
}

/** For tests in happy-dom: screens with every part, on a page without a provider unless there is initial data. */
export function WithParts({ visit, data, element, part, warn = failed, children }: WithPartsProps): ReactElement {
  const [gone] = useState(() => new AbortController());
  useEffect(() => () => gone.abort(), [gone]);
  const [parts, show] = useState((): readonly ShownPart[] => {
    const shown = (): readonly ShownPart[] => running.map((one) => ({ ...one.part, name: one.name, fail: failed }));
    const core: Core = {
      ...coreOf(visit, gone.signal, () => show(shown())),
      ...(element && { element, shareUrl: () => String((element as SelectorElement).shareUrl ?? '') }),
      warn,
      onInitialData: (listener: (data: InitialData) => void) => data && listener(data),
    };
    const running = LOADED.map(({ name, start }) => ({ name, part: start(core) }));
    if (part) running.push({ name: 'more', part });
    return shown();
  });
  return <PartsContext value={parts}>{children}</PartsContext>;
}

function failed(error: unknown): void {
  throw error;
}

function coreOf(visit: Visit, gone: AbortSignal, redraw: () => void): Omit<Core, 'onInitialData' | 'warn'> {
  return {
    ...{ element: document.createElement('div'), box: document.body, visit, gone, redraw },
    ...{ api: {} as Core['api'], rest: '', name: 'test', onRoute: nothing, asked: nothing },
    store: () => NO_STORE,
    visitStore: () => NO_STORE,
    catalogue: () => null,
    loadCatalogue: async () => null,
    route: () => '/product',
    goTo: async () => {},
    hasAddedStep: () => true,
    isHere: () => true,
    shareUrl: () => '',
    reword: nothing,
  };
}
