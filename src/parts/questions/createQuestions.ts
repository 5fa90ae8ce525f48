import type { Core } from '../../app/part.ts';
import { FLOW, setFlow } from '../../questionnaire/questionSet.ts';
import { settled } from '../../visit/steps.ts';
import { changedFlow, readQuestionChanges } from './rules/questionChanges.ts';

/** The page's question set, and the selectors that requested it. */
let pageSet: { readonly text: string; readonly askedBy: Set<object> } | null = null;

/** The questions of one selector. */
export interface RunningQuestions {
  /** Called when the page has changed the attribute or the property. */
  read(): void;
}

/** The questions with the page's changes. Loaded if a page has some. */
export function createQuestions(core: Core): RunningQuestions {
  const { element, visit, gone, warn, reword } = core;
  let said = '';
  const release = (): void => {
    pageSet?.askedBy.delete(core);
    if (pageSet?.askedBy.size !== 0) return;
    pageSet = null;
    setFlow(null);
  };
  const refuse = (why: string): void => {
    reword({});
    if (why !== said) warn(`questions: not used, and the usual ones are asked. ${why}`);
    said = why;
  };
  const read = (): void => {
    release();
    const given = element.questions ?? element.getAttribute('questions');
    if (gone.aborted || given === null) {
      reword({});
      return;
    }
    const { changes, problems } = readQuestionChanges(given);
    if (!changes) {
      refuse(problems.map(({ place, message }) => `${place}: ${message}`).join(' '));
      return;
    }
    const flow = changedFlow(changes);
    const text = flow.order.join();
    if (pageSet && pageSet.text !== text) {
      refuse('Another selector of this page has another order of questions, or hides others. A page has one.');
      return;
    }
    pageSet ??= { text, askedBy: new Set() };
    pageSet.askedBy.add(core);
    setFlow(flow);
    reword(changes.texts);
    visit.settle(settled);
    // A screen that didn't wait for this part then checks the visitor's place again.
    visit.update((state) => ({ ...state }));
  };
  read();
  gone.addEventListener('abort', release);
  gone.addEventListener(
    'abort',
    visit.subscribe(() => {
      const { at } = visit.get();
      const first = FLOW.order[0];
      // *Start* leads to the first question of the usual set.
      if (at === 'Q0' && first && first !== at && core.route() === '/')
        visit.update((state) => ({ ...state, at: first }));
    }),
  );
  return { read };
}
