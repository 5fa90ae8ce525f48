import type { Core, Running } from '../../app/part.ts';
import type { QuestionId } from '../../questionnaire/question.ts';
import type { SelectorEvents } from '../../visit/selectorEvents.ts';
import { positionOf } from '../../visit/steps.ts';

/** Tells the page which question is shown, and which button of the result is pressed. */
export function start({ box, visit, route, gone }: Core): Running {
  /** The question in view: entering it again by an undo is no second time. */
  let shown: QuestionId | null = null;
  const arrived = (): void => {
    const { path, here } = positionOf(visit.get());
    const question = route() === '/product' && here !== 'matches' ? here : null;
    if (question && question !== shown)
      visit.notify('selector-question', { question, position: path.indexOf(question) + 1 });
    shown = question;
  };
  const pressed = ({ target }: Event): void => {
    const named = (target as Element).closest('a,button')?.closest<HTMLElement>('[data-action]');
    const action = named?.dataset.action as SelectorEvents['selector-action']['action'] | undefined;
    if (action) visit.notify('selector-action', { action, system: visit.get().chosen });
  };
  box.addEventListener('click', pressed, { signal: gone });
  // This part may have loaded late.
  if (box.querySelector('.question')) arrived();
  return { arrived };
}
