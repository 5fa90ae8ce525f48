import { useLoaderData, useMatch, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactElement, useCallback, useContext, useEffect, useMemo } from 'react';
import { PageContext } from '../screens/frame/pageContext.ts';
import { type Action, readAction } from '../screens/frame/readAction.ts';
import { ResultScreen } from '../screens/result/ResultScreen.tsx';
import { change, lookAt } from '../visit/steps.ts';
import { useVisit } from '../visit/useVisit.ts';
import { reportProblem } from './reportProblem.ts';

const from = '/result' as const;

export function ResultRoute(): ReactElement {
  const catalogue = useLoaderData({ from });
  const loading = useMatch({ from, select: ({ isFetching }) => isFetching !== false });
  const navigate = useNavigate();
  const router = useRouter();
  const visit = useVisit();
  const { shareUrl } = useRouteContext({ from });
  // Stable, so that the brief is only rebuilt when it changes.
  const made = useCallback(() => ({ at: Date.now(), address: nameOfPage(shareUrl()) }), [shareUrl]);
  return (
    <ResultScreen
      action={useAction()}
      catalogue={catalogue}
      reload={{ loading, start: () => void router.invalidate() }}
      made={made}
      onBack={() => {
        visit.update((state) => lookAt(state, 'matches'));
        void navigate({ to: '/product' });
      }}
      onChange={(question) => {
        visit.update((state) => change(state, question, 'result'));
        void navigate({ to: '/product' });
      }}
      onStartAgain={() => {
        visit.startAgain();
        void navigate({ to: '/' });
      }}
    />
  );
}

/** The page's action; a problem with its attributes goes to the console. */
function useAction(): Action | null {
  const page = useContext(PageContext).action;
  const { action, problem } = useMemo(() => readAction(page), [page]);
  useEffect(() => {
    if (problem) reportProblem('actionProblem', problem);
  }, [problem]);
  return action;
}

/** The page's address for a brief and for links. Null in a frame by `srcdoc`, `blob:` or `data:`, which has no web address. */
function nameOfPage(shareUrl: string): string | null {
  const page = [window.location.href, shareUrl].find((one) => /^https?:/i.test(one) && URL.canParse(one));
  if (!page) return null;
  const { host, pathname } = new URL(page);
  return `${host}${pathname}`;
}
