import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { QUESTION_IDS } from '../questionnaire/question.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import type { Notify } from './selectorEvents.ts';
import { writeSnapshot } from './snapshot.ts';
import { answer, chooseSystem, lookAt, positionOf, undo } from './steps.ts';
import { createVisit, type Visit } from './visit.ts';
import { NEW_VISIT } from './visitState.ts';

const old = { ...NEW_VISIT, answers: { Q0: 'Yes' }, place: '/product' as const };

function setUp(text: string | null = null) {
  const kept = { text };
  const told: Parameters<Notify>[] = [];
  const store = {
    read: () => kept.text,
    write(next: string) {
      kept.text = next;
    },
    clear() {
      kept.text = null;
    },
  };
  return { kept, told, visit: createVisit(store, (...event) => told.push(event)) };
}

describe('a visit', () => {
  it('starts empty, even if there is a saved one', () => {
    const { visit } = setUp(writeSnapshot(old));
    expect(visit.get()).toEqual(NEW_VISIT);
    expect(visit.earlier()).toEqual(old);
  });

  it('notifies its listeners of each change until they leave', () => {
    const { visit } = setUp();
    const listener = vi.fn();
    const leave = visit.subscribe(listener);
    visit.update((state) => state);
    expect(listener).not.toHaveBeenCalled();
    visit.setPostcode('3000');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    visit.setPostcode('3001');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('accepts only a valid postcode', () => {
    const { visit } = setUp();
    expect(visit.setPostcode(' 3000 ').ok).toBe(true);
    expect(visit.setPostcode('30<0').ok).toBe(false);
    expect(visit.get().postcode).toBe('3000');
  });

  it('keeps the earlier one until it has an answer, with the postcode entered since', () => {
    const { visit, kept } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
    visit.setPostcode('3000');
    expect(kept.text).toBe(writeSnapshot({ ...old, postcode: '3000', zone: null }));
    visit.setPostcode('');
    expect(kept.text).toBe(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
    visit.update((state) => ({ ...state, answers: { Q0: 'No' } }));
    expect(visit.earlier()).toBeNull();
    expect(kept.text).toBe(writeSnapshot(visit.get()));
  });

  it('keeps a postcode without any answers, until it is removed', () => {
    const { visit, kept } = setUp();
    visit.setPostcode('3000');
    visit.update((state) => ({ ...state, at: 'Q0', place: '/product' }));
    expect(visit.earlier()).toBeNull();
    const { visit: next } = setUp(kept.text);
    expect(next.earlier()).toEqual(visit.get());
    next.resume();
    expect([next.get(), next.earlier()]).toEqual([visit.get(), null]);
    visit.setPostcode('');
    expect(kept.text).toBeNull();
  });

  it('leaves the store unchanged while nothing is entered', () => {
    const { visit, kept } = setUp('{"version":2}');
    visit.update((state) => ({ ...state, at: 'Q0', place: '/product' }));
    expect(kept.text).toBe('{"version":2}');
    const { visit: later, kept: both } = setUp(writeSnapshot(old));
    both.text = 'of another selector';
    later.update((state) => ({ ...state, at: 'Q0', place: '/product' }));
    expect(both.text).toBe('of another selector');
  });

  it('survives a second reload right after the first', () => {
    const { visit, kept } = setUp();
    visit.setPostcode('3000');
    const { visit: next } = setUp(kept.text);
    expect(next.earlier()?.place).toBe('/product');
    expect(next.survivesReload()).toBe(true);
  });

  it.each([
    ['an answer', (visit: Visit) => visit.update((state) => ({ ...state, answers: { Q0: 'No' } }))],
    ['a postcode', (visit: Visit) => visit.setPostcode('3000')],
  ])('survives a reload while empty, and with %s if the store keeps it', (_, give) => {
    const { visit } = setUp();
    expect(visit.survivesReload()).toBe(true);
    give(visit);
    expect(visit.survivesReload()).toBe(true);
    const blocked = createVisit({ read: () => null, write() {}, clear() {} });
    expect(blocked.survivesReload()).toBe(true);
    give(blocked);
    expect(blocked.survivesReload()).toBe(false);
  });

  it('continues the earlier one on request, with a postcode entered since', () => {
    const { visit } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
    visit.resume();
    expect(visit.get()).toEqual({ ...old, postcode: '2480', zone: 'hot' });
    expect(visit.earlier()).toBeNull();
    const { visit: moved } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
    moved.setPostcode('3000');
    moved.resume();
    expect(moved.get()).toEqual({ ...old, postcode: '3000', zone: null });
  });

  it('drops a chosen climate zone with the postcode it was chosen for', () => {
    const { visit } = setUp();
    visit.setPostcode('2480');
    visit.update((state) => ({ ...state, zone: 'hot' }));
    visit.setPostcode('2480');
    expect(visit.get().zone).toBe('hot');
    visit.setPostcode('3000');
    expect(visit.get().zone).toBeNull();
  });

  it('forgets everything when it starts again', () => {
    const { visit, kept } = setUp(writeSnapshot(old));
    visit.resume();
    visit.startAgain();
    expect([visit.get(), visit.earlier(), kept.text]).toEqual([NEW_VISIT, null, null]);
  });
});

describe('the page is told', () => {
  it('each answer, with all answers so far', () => {
    const { visit, told } = setUp();
    visit.update((state) => answer(state, 'Q0', 'No'));
    visit.update((state) => answer(state, 'Q2', 'Townhouse'));
    expect(told).toEqual([
      ['selector-answered', { question: 'Q0', answer: 'No', answers: { Q0: 'No' } }],
      ['selector-answered', { question: 'Q2', answer: 'Townhouse', answers: { Q0: 'No', Q2: 'Townhouse' } }],
    ]);
  });

  it('each answer that a change clears, and that undo restores', () => {
    const { visit, told } = setUp();
    visit.update((state) => answer(state, 'Q0', 'Yes'));
    visit.update((state) => answer(state, 'Q1', 'Ducted'));
    told.length = 0;
    visit.update((state) => answer(state, 'Q0', 'No'));
    visit.update(undo);
    const both = { Q0: 'Yes', Q1: 'Ducted' };
    expect(told.map(([, detail]) => detail)).toEqual([
      { question: 'Q0', answer: 'No', answers: { Q0: 'No' } },
      { question: 'Q1', answer: null, answers: { Q0: 'No' } },
      { question: 'Q0', answer: 'Yes', answers: both },
      { question: 'Q1', answer: 'Ducted', answers: both },
    ]);
  });

  it('a chosen system once until another is chosen', () => {
    const { visit, told } = setUp();
    visit.update((state) => chooseSystem(state, 'A-1'));
    visit.update((state) => chooseSystem(state, 'A-1'));
    visit.update((state) => chooseSystem(state, 'B-2'));
    expect(told).toEqual([
      ['selector-chosen', { system: 'A-1', answers: {} }],
      ['selector-chosen', { system: 'B-2', answers: {} }],
    ]);
  });

  it('the answers of an earlier visit when it continues, and that starting again removes them', () => {
    const { visit, told } = setUp(writeSnapshot(old));
    expect(told).toEqual([]);
    visit.resume();
    visit.startAgain();
    expect(told).toEqual([
      ['selector-answered', { question: 'Q0', answer: 'Yes', answers: { Q0: 'Yes' } }],
      ['selector-answered', { question: 'Q0', answer: null, answers: {} }],
    ]);
  });

  it('never the postcode, zone or electricity price', () => {
    const { visit, told } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot', tariff: 44 }));
    visit.setPostcode('3000');
    visit.update((state) => ({ ...state, zone: 'cold', tariff: 33 }));
    visit.resume();
    visit.update((state) => chooseSystem(answer(state, 'Q1', 'Ducted'), 'A-1'));
    expect(told).toHaveLength(3);
    expect(JSON.stringify(told)).not.toMatch(/2480|3000|postcode|zone|tariff|44|33/);
  });
});

describe('a press that is painted before its consequences', () => {
  /** A visit whose page paints when the test says so, beside one that changes at once. */
  const twins = () => {
    const paints: (() => void)[] = [];
    const texts = { later: null as string | null, now: null as string | null };
    const store = (name: keyof typeof texts) => ({
      read: () => texts[name],
      write(text: string) {
        texts[name] = text;
      },
      clear() {
        texts[name] = null;
      },
    });
    const told: unknown[] = [{}];
    const later = createVisit(
      store('later'),
      (_, detail) => told.push(Object(detail).answers),
      (work) => paints.push(work),
    );
    return { later, now: createVisit(store('now')), paints, texts, told };
  };
  const values = QUESTION_IDS.flatMap((id) => (QUESTIONS[id]?.options ?? []).map(({ value }) => [id, value] as const));
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('press' as const), at: fc.nat(values.length - 1) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('paint' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('continue' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  );
  const goOn = (visit: Visit): void => {
    visit.flush();
    const { next } = positionOf(visit.get());
    if (next && next !== 'result') visit.update((state) => lookAt(state, next));
  };

  it('loses nothing, says nothing twice, and ends as without waiting, whatever comes between', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const { later, now, paints, texts, told } = twins();
        for (const one of actions) {
          if (one.kind === 'press') {
            const [question, value] = values[one.at]!;
            later.updateLater((state) => answer(state, question, value));
            now.update((state) => answer(state, question, value));
          }
          if (one.kind === 'paint') for (const paint of paints.splice(0)) paint();
          if (one.kind === 'continue') for (const visit of [later, now]) goOn(visit);
          if (one.kind === 'reload') later.flush();
          if (one.kind !== 'press') expect(later.get()).toEqual(now.get());
          if (one.kind !== 'press') expect(texts.later).toBe(texts.now);
        }
        later.flush();
        for (const paint of paints) paint();
        expect(later.get()).toEqual(now.get());
        expect(texts.later).toBe(texts.now);
        expect(told.at(-1)).toEqual(now.get().answers);
      }),
      { numRuns: runs(300) },
    );
  });

  it('changes once for presses that come before the paint', () => {
    const { later, paints } = twins();
    const listener = vi.fn();
    later.subscribe(listener);
    later.updateLater((state) => answer(state, 'Q0', 'Yes'));
    later.updateLater((state) => answer(state, 'Q0', 'No'));
    expect(listener).not.toHaveBeenCalled();
    expect(paints).toHaveLength(1);
    paints[0]?.();
    paints[0]?.();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(later.get().answers).toEqual({ Q0: 'No' });
  });
});
