import { useContext, useEffect, useMemo } from 'react';
import { PageActionContext } from './pageAction.ts';
import { type Action, readAction } from './readAction.ts';

/** The page's action; a problem with its attributes goes to the console. */
export function useAction(): Action | null {
  const page = useContext(PageActionContext);
  const { action, problem } = useMemo(() => readAction(page), [page]);
  useEffect(() => {
    if (problem) console.warn(`Product Selector: ${problem}`);
  }, [problem]);
  return action;
}
