import { RouterProvider } from '@tanstack/react-router';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { PageContext } from '../screens/frame/pageContext.ts';
import { PartsContext, Slot } from '../screens/frame/slots.tsx';
import { WordsContext } from '../screens/frame/useWords.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { type Frame, FrameContext } from '../ui/Heading.tsx';
import { loadExport } from '../ui/loadExport.ts';
import { VisitContext } from '../visit/useVisit.ts';
import type { Visit } from '../visit/visit.ts';
import { givenMessages } from '../words/givenMessages.ts';
import { createWords } from '../words/words.ts';
import type { AppRouter } from './router.tsx';
import type { SettingsStore } from './settings.ts';

interface SelectorProps {
  readonly settings: SettingsStore;
  readonly frame: Omit<Frame, 'headingLevel'>;
  readonly visit: Visit;
  readonly router: AppRouter;
  /** The element around all screens, which gets the language of the words. */
  readonly box: HTMLElement;
  /** Receives a line about unusable messages. */
  warn(line: string): void;
}

export function Selector({ settings, frame, visit, router, box, warn }: SelectorProps): ReactElement {
  const now = useSyncExternalStore(settings.subscribe, settings.get);
  const { messages, translation, reworded, parts, headingLevel } = now;
  const leveled = useMemo(() => ({ ...frame, headingLevel }), [frame, headingLevel]);
  const words = useMemo(
    () => createWords({ ...translation, ...givenMessages(messages), ...reworded }),
    [messages, translation, reworded],
  );
  // The language and direction of the words, which may differ from the page's.
  useLayoutEffect(() => {
    box.lang = words.lang;
    box.dir = words.dir;
  }, [box, words]);
  useProblem(messages, warn);
  return (
    <WordsContext value={words}>
      <VisitContext value={visit}>
        <PageContext value={now}>
          <PartsContext value={parts}>
            <FrameContext value={leveled}>
              <Slot name="above" />
              <RouterProvider router={router} />
            </FrameContext>
          </PartsContext>
        </PageContext>
      </VisitContext>
    </WordsContext>
  );
}

/** Reports each problem with the page's messages once. */
function useProblem(messages: unknown, warn: (line: string) => void): void {
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (!messages) return;
    afterPaint(async () => {
      const problemOf = await loadExport(() => import('./pageMessages.ts'), 'pageMessagesProblem');
      const problem = problemOf?.(messages) ?? null;
      if (problem && problem !== said.current) warn(problem);
      said.current = problem;
    });
  }, [messages, warn]);
}
