import { expect, it, onTestFinished, vi } from 'vitest';
import type { Core } from '../../app/part.ts';
import { path } from '../../questionnaire/path.ts';
import { FLOW } from '../../questionnaire/questionSet.ts';
import { positionOf } from '../../visit/steps.ts';
import { createVisit } from '../../visit/visit.ts';
import { createQuestions } from './createQuestions.ts';

function open(questions: unknown) {
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const visit = createVisit({ read: () => null, write: () => {}, clear: () => {} });
  const page = { questions, getAttribute: () => null };
  const warn = vi.fn();
  const reword = vi.fn();
  const core = { element: page, visit, gone: gone.signal, warn, reword, route: () => '/' };
  return { gone, visit, page, warn, reword, create: () => createQuestions(core as unknown as Core) };
}

it('a page’s questions are asked until its last selector is gone', () => {
  const one = open({ hide: ['Q0', 'Q1'], questions: { Q2: { title: 'Your home?' } } });
  const other = open({ hide: ['Q1', 'Q0'] });
  one.visit.update((state) => ({ ...state, answers: { Q0: 'Yes', Q2: 'Townhouse' } }));
  one.create();
  other.create();
  expect(path({})).toEqual(['Q2']);
  expect(one.visit.get().answers).toEqual({ Q2: 'Townhouse' });
  expect([one.reword.mock.lastCall, other.reword.mock.lastCall]).toEqual([[{ 'Q2.title': 'Your home?' }], [{}]]);
  one.gone.abort();
  expect(FLOW.order[0]).toBe('Q2');
  other.gone.abort();
  expect(path({})).toEqual(['Q0']);
});

it('Start leads to the first question of the page’s order, and the last one to the step that a part adds', () => {
  const { visit, create } = open({ order: ['Q2', 'Q0', 'Q1', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'], hide: ['Q7'] });
  create();
  visit.update((state) => ({ ...state, answers: { Q2: 'Townhouse' }, at: 'Q0' }));
  expect(positionOf(visit.get()).here).toBe('Q2');
  const answers = { Q2: 'Townhouse', Q0: 'No', Q3: 'Single Room', Q6: 'Large Outdoor space' };
  expect(positionOf({ ...visit.get(), answers, at: 'Q6' }, true).next).toBe('added');
});

it('a set with a problem is refused whole, with one line, also after it was right', () => {
  const { page, warn, reword, create } = open({ hide: ['Q4'] });
  const { read } = create();
  expect(FLOW.order).not.toContain('Q4');
  page.questions = { hide: ['Q7', 'Q3'], questions: { Q2: { title: 'Your home?' } } };
  read();
  read();
  expect(FLOW.order).toHaveLength(8);
  expect(reword).toHaveBeenLastCalledWith({});
  expect(warn.mock.calls).toEqual([
    [
      'questions: not used, and the usual ones are asked. hide[1]: Q3 can’t be hidden: it decides whether a system fits.',
    ],
  ]);
});

it('another set for the same page is refused with one line', () => {
  open({ hide: ['Q4'] }).create();
  const other = open({ hide: ['Q7'] });
  other.create();
  expect(FLOW.order).toContain('Q7');
  expect(other.warn).toHaveBeenCalledTimes(1);
  expect(other.warn.mock.calls[0]?.[0]).toContain('Another selector of this page');
});
