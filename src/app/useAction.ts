import { useContext, useEffect, useMemo } from 'react';
import { PageActionContext } from '../screens/frame/pageAction.ts';
import { type Action, readAction } from '../screens/frame/readAction.ts';
import { reportProblem } from './reportProblem.ts';

/** The page's action; a problem with its attributes goes to the console. */
export function useAction(): Action | null {
  const page = useContext(PageActionContext);
  const { action, problem } = useMemo(() => readAction(page), [page]);
  useEffect(() => {
    if (problem) reportProblem(({ actionProblem }) => actionProblem(problem));
  }, [problem]);
  return action;
}
