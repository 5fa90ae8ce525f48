import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { runs } from '../../tests/runs.ts';
import type { Answers } from '../questionnaire/question.ts';
import { visibleOptions } from '../questionnaire/visibleOptions.ts';
import type { Notify, SelectorEvents } from './selectorEvents.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { answer, chooseSystem, lookAt, positionOf, undo } from './steps.ts';
import { createVisit, type Visit } from './visit.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

const old = { ...NEW_VISIT, answers: { Q0: 'Yes' }, place: '/product' as const };

type Event = Parameters<Notify>;

function aStore(text: string | null = null) {
  const kept = { text };
  const store = {
    read: () => kept.text,
    write(next: string) {
      kept.text = next;
    },
    clear() {
      kept.text = null;
    },
  };
  return { kept, store };
}

function setUp(text: string | null = null, onEvent: (visit: Visit) => void = () => {}) {
  const { kept, store } = aStore(text);
  const told: Event[] = [];
  const visit = createVisit(store, (...event) => {
    told.push(event);
    onEvent(visit);
  });
  return { kept, told, visit };
}

it('a visit starts empty, even if there is a saved one', () => {
  const { visit } = setUp(writeSnapshot(old));
  expect(visit.get()).toEqual(NEW_VISIT);
  expect(visit.earlier()).toEqual(old);
});

it('a visit notifies its listeners of each change until they leave', () => {
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

it('the page hears where a visit was started again, after its answers are gone', () => {
  const { visit, told } = setUp();
  visit.startAgain();
  visit.update((state) => ({ ...state, answers: { Q0: 'No' }, place: '/result' }));
  visit.startAgain();
  expect(told.at(-1)).toEqual(['selector-restarted', { from: '/result' }]);
  expect(told.filter(([name]) => name === 'selector-restarted')).toHaveLength(1);
});

it('a visit accepts only a valid postcode', () => {
  const { visit } = setUp();
  expect(visit.setPostcode(' 3000 ').ok).toBe(true);
  expect(visit.setPostcode('30<0').ok).toBe(false);
  expect(visit.get().postcode).toBe('3000');
});

it('a visit keeps the earlier one until it has an answer, with the postcode entered since', () => {
  const { visit, kept } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
  visit.setPostcode('3000');
  expect(kept.text).toBe(writeSnapshot({ ...old, postcode: '3000', zone: null }));
  visit.setPostcode('');
  expect(kept.text).toBe(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
  visit.update((state) => ({ ...state, answers: { Q0: 'No' } }));
  expect(visit.earlier()).toBeNull();
  expect(kept.text).toBe(writeSnapshot(visit.get()));
});

it('a visit keeps a postcode without any answers, until it is removed', () => {
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

it('a visit keeps a part’s data without any answers, and an earlier visit takes it over', () => {
  const { visit, kept } = setUp();
  visit.update((state) => ({ ...state, parts: { quote: { total: '4500' } } }));
  const { visit: next } = setUp(kept.text);
  next.resume();
  expect(next.get().parts).toEqual({ quote: { total: '4500' } });
  const { visit: later } = setUp(writeSnapshot({ ...old, parts: { neighbour: 1, quote: 2 } }));
  later.update((state) => ({ ...state, parts: { quote: 3 } }));
  later.resume();
  expect(later.get()).toEqual({ ...old, parts: { neighbour: 1, quote: 3 } });
});

it('a visit leaves the store unchanged while nothing is entered', () => {
  const { visit, kept } = setUp('{"version":2}');
  visit.update((state) => ({ ...state, at: 'Q0', place: '/product' }));
  expect(kept.text).toBe('{"version":2}');
  const { visit: later, kept: both } = setUp(writeSnapshot(old));
  both.text = 'of another selector';
  later.update((state) => ({ ...state, at: 'Q0', place: '/product' }));
  expect(both.text).toBe('of another selector');
});

it('a visit survives a second reload right after the first', () => {
  const { visit, kept } = setUp();
  visit.setPostcode('3000');
  const { visit: next } = setUp(kept.text);
  expect(next.earlier()?.place).toBe('/product');
  expect(next.survivesReload()).toBe(true);
});

it.each([
  ['an answer', (visit: Visit) => visit.update((state) => ({ ...state, answers: { Q0: 'No' } }))],
  ['a postcode', (visit: Visit) => visit.setPostcode('3000')],
])('a visit survives a reload while empty, and with %s if the store keeps it', (_, give) => {
  const { visit } = setUp();
  expect(visit.survivesReload()).toBe(true);
  give(visit);
  expect(visit.survivesReload()).toBe(true);
  const blocked = createVisit({ read: () => null, write() {}, clear() {} });
  expect(blocked.survivesReload()).toBe(true);
  give(blocked);
  expect(blocked.survivesReload()).toBe(false);
});

it('a visit continues the earlier one on request, with a postcode entered since', () => {
  const { visit } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
  visit.resume();
  expect(visit.get()).toEqual({ ...old, postcode: '2480', zone: 'hot' });
  expect(visit.earlier()).toBeNull();
  const { visit: moved } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot' }));
  moved.setPostcode('3000');
  moved.resume();
  expect(moved.get()).toEqual({ ...old, postcode: '3000', zone: null });
});

it('a visit drops a chosen climate zone with the postcode it was chosen for', () => {
  const { visit } = setUp();
  visit.setPostcode('2480');
  visit.update((state) => ({ ...state, zone: 'hot' }));
  visit.setPostcode('2480');
  expect(visit.get().zone).toBe('hot');
  visit.setPostcode('3000');
  expect(visit.get().zone).toBeNull();
});

it('a visit forgets everything when it starts again', () => {
  const { visit, kept } = setUp(writeSnapshot(old));
  visit.resume();
  visit.startAgain();
  expect([visit.get(), visit.earlier(), kept.text]).toEqual([NEW_VISIT, null, null]);
});

it('the page is told each answer, with all answers so far', () => {
  const { visit, told } = setUp();
  visit.update((state) => answer(state, 'Q0', 'No'));
  visit.update((state) => answer(state, 'Q2', 'Townhouse'));
  expect(told).toEqual([
    ['selector-answered', { question: 'Q0', answer: 'No', answers: { Q0: 'No' } }],
    ['selector-answered', { question: 'Q2', answer: 'Townhouse', answers: { Q0: 'No', Q2: 'Townhouse' } }],
  ]);
});

it('the page is told each answer that a change clears, and that undo restores', () => {
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

it('the page is told a chosen system once until another is chosen', () => {
  const { visit, told } = setUp();
  visit.update((state) => chooseSystem(state, 'A-1'));
  visit.update((state) => chooseSystem(state, 'A-1'));
  visit.update((state) => chooseSystem(state, 'B-2'));
  expect(told).toEqual([
    ['selector-chosen', { system: 'A-1', way: null, systems: ['A-1'], answers: {} }],
    ['selector-chosen', { system: 'B-2', way: null, systems: ['B-2'], answers: {} }],
  ]);
});

it('the page is told all systems of a job, and the way that the list shows', () => {
  const { visit, told } = setUp();
  const bought = { way: 'splits', systems: ['A-1', 'A-1'] } as const;
  visit.update((state) => chooseSystem(state, 'A-1', true, bought));
  visit.update((state) => chooseSystem(state, 'A-1', true, { ...bought, systems: [...bought.systems] }));
  for (const way of ['splits', 'ducted', null] as const) visit.update((state) => ({ ...state, way }));
  expect(told).toEqual([
    ['selector-chosen', { system: 'A-1', ...bought, answers: {} }],
    ['selector-type', { way: 'splits', type: 'split' }],
    ['selector-type', { way: 'ducted', type: 'ducted' }],
    ['selector-type', { way: null, type: null }],
  ]);
});

it('the page is told once that an earlier visit continues, and nothing of it as the visitor’s own', () => {
  const saved = { ...old, chosen: 'A-1', way: 'splits' as const };
  const { visit, told } = setUp(writeSnapshot(saved));
  expect(told).toEqual([]);
  visit.resume();
  expect(visit.by()).toBe('visit');
  visit.update((state) => ({ ...state, place: '/result' }));
  expect(visit.by()).toBe('visit');
  visit.update((state) => answer(state, 'Q0', 'No'));
  expect(visit.by()).toBe('visitor');
  visit.startAgain();
  expect(told).toEqual([
    ['selector-resumed', { from: 'visit', answers: { Q0: 'Yes' }, system: 'A-1' }],
    ['selector-answered', { question: 'Q0', answer: 'No', answers: { Q0: 'No' } }],
    ['selector-restarted', { from: '/result' }],
  ]);
});

it.each<[string, Partial<VisitState>, string | null, object | null]>([
  ['answers', { answers: { Q0: 'No' } }, null, { answers: { Q0: 'No' }, system: null }],
  ['a chosen system', { chosen: 'A-1' }, null, { answers: {}, system: 'A-1' }],
  ['a named system', {}, 'B-2', { answers: {}, system: 'B-2' }],
  ['a postcode alone', { postcode: '3000' }, null, null],
])('what a link brings is told as the link’s: %s', (_, brought, system, detail) => {
  const { visit, told } = setUp();
  visit.takeUp('link', (state) => ({ ...state, ...brought }), system);
  expect(visit.get()).toEqual({ ...NEW_VISIT, ...brought });
  expect(told).toEqual(detail ? [['selector-resumed', { from: 'link', ...detail }]] : []);
  expect(visit.by()).toBe(detail ? 'link' : 'visitor');
});

it('answers that the question set clears, and those of another page of the tab, are nobody’s answers', () => {
  const { visit, told } = setUp();
  visit.update((state) => answer(state, 'Q0', 'Yes'));
  told.length = 0;
  visit.settle((state) => ({ ...state, answers: {} }));
  visit.update((state) => answer(state, 'Q0', 'No'));
  visit.takeOver(old);
  expect(visit.get()).toEqual(old);
  expect(told).toEqual([['selector-answered', { question: 'Q0', answer: 'No', answers: { Q0: 'No' } }]]);
});

it('the page is never told the postcode, zone or electricity price', () => {
  const { visit, told } = setUp(writeSnapshot({ ...old, postcode: '2480', zone: 'hot', tariff: 44 }));
  visit.setPostcode('3000');
  visit.update((state) => ({ ...state, zone: 'cold', tariff: 33 }));
  visit.resume();
  visit.update((state) => chooseSystem(answer(state, 'Q1', 'Ducted'), 'A-1'));
  expect(told).toHaveLength(3);
  expect(JSON.stringify(told)).not.toMatch(/2480|3000|postcode|zone|tariff|44|33/);
});

it('a page that changes the visit from within a listener is told each change once, in order, with the answers of that change', () => {
  const { kept, told, visit } = setUp(null, (visit) => {
    if (told.length === 3) visit.update(undo);
    if (told.length === 5) visit.startAgain();
  });
  visit.update((state) => answer(answer(state, 'Q0', 'Yes'), 'Q1', 'Ducted'));
  visit.update((state) => answer(state, 'Q0', 'No'));
  const both = { Q0: 'Yes', Q1: 'Ducted' };
  expect(told).toEqual(
    [
      ['Q0', 'Yes', both],
      ['Q1', 'Ducted', both],
      ['Q0', 'No', { Q0: 'No' }],
      ['Q1', null, { Q0: 'No' }],
      ['Q0', 'Yes', both],
      ['Q1', 'Ducted', both],
    ].map(([question, answer, answers]) => ['selector-answered', { question, answer, answers }]),
  );
  expect([visit.get(), kept.text]).toEqual([NEW_VISIT, null]);
});

const KINDS = ['press', 'paint', 'continue', 'back', 'undo', 'postcode', 'choose', 'resume', 'startAgain'] as const;
/** An action of a visitor, or of a listener on the page. */
interface Action {
  readonly kind: (typeof KINDS)[number] | 'reload';
  /** Which option, postcode or system. */
  readonly pick: number;
}
const pick = fc.nat(11);
/** Some visits begin at the last question, where several options can be chosen. */
const from = fc.constantFrom(
  null,
  writeSnapshot({
    ...NEW_VISIT,
    answers: { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space' },
    place: '/product',
  }),
);
const press = fc.record({ kind: fc.constant('press' as const), pick });
const reply = fc.record({ kind: fc.constantFrom(...KINDS), pick });
const action = fc.oneof(
  { weight: 5, arbitrary: press },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('paint' as const, 'continue' as const), pick }) },
  { weight: 3, arbitrary: reply },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), pick }) },
);

/**
 * A visit with its store and its page, which receives each event and replies to it.
 * @param mode `paints`: presses wait for a paint, which is an action; `together`: presses change the visit as one, just before
 * the next action; `at once`: each press changes it
 * @param from the visit before a reload
 */
function world(mode: 'paints' | 'together' | 'at once', from: string | null, replies: readonly (Action | null)[] = []) {
  let paints: (() => void)[] = [];
  let pressed: ((state: VisitState) => VisitState)[] = [];
  const told: Event[] = [];
  const { kept, store } = aStore(from);
  const begin = (): Visit =>
    createVisit(
      store,
      (...event) => {
        told.push(event);
        act(replies[told.length - 1] ?? null);
      },
      mode === 'paints' ? (work) => paints.push(work) : undefined,
    );
  let visit = begin();
  function act(one: Action | null): void {
    if (!one) return;
    const { kind, pick } = one;
    if (kind === 'press') {
      const { here } = positionOf(visit.get());
      const question = here === 'matches' || here === 'added' ? 'Q0' : here;
      const options = visibleOptions(question, visit.get().answers);
      const { value } = options[pick % options.length]!;
      const change = (state: VisitState): VisitState => ({ ...answer(state, question, value), place: '/product' });
      if (mode === 'together') pressed.push(change);
      else visit.updateLater(change);
      return;
    }
    const changes = pressed;
    pressed = [];
    if (changes.length > 0) visit.update((state) => changes.reduce((now, change) => change(now), state));
    if (kind === 'paint') for (const work of paints.splice(0)) work();
    if (kind === 'continue' || kind === 'back') {
      visit.flush();
      const { next, previous } = positionOf(visit.get());
      const stop = kind === 'back' ? previous : next;
      if (stop && stop !== 'result' && stop !== 'landing') visit.update((state) => lookAt(state, stop));
    }
    if (kind === 'undo') visit.update(undo);
    if (kind === 'postcode') visit.setPostcode(String(3000 + pick));
    if (kind === 'choose') visit.update((state) => chooseSystem(state, `system ${pick}`));
    if (kind === 'resume') visit.resume();
    if (kind === 'startAgain') visit.startAgain();
    if (kind !== 'reload') return;
    visit.flush();
    paints = [];
    told.push(RELOADED);
    visit = begin();
  }
  /** The text that a reload would find: leaving the page flushes. */
  const saved = () => {
    visit.flush();
    return kept.text;
  };
  return { told, act, state: () => visit.get(), saved };
}
const RESUME: Action = { kind: 'resume', pick: 0 };
const PAINT: Action = { kind: 'paint', pick: 0 };
const RELOADED: Event = ['selector-code', null];

it('a visit is saved after the paint, once for all changes before it, and when the page is left', () => {
  const paints: (() => void)[] = [];
  const { kept, store } = aStore(null);
  const writes = vi.spyOn(store, 'write');
  const visit = createVisit(store, undefined, (work) => paints.push(work));
  visit.update((state) => answer(state, 'Q0', 'No'));
  visit.update((state) => lookAt(state, 'Q2'));
  expect(kept.text).toBeNull();
  for (const work of paints.splice(0)) work();
  expect(readSnapshot(kept.text)?.at).toBe('Q2');
  expect(writes).toHaveBeenCalledTimes(1);
  visit.update((state) => lookAt(state, 'Q0'));
  visit.flush();
  expect(readSnapshot(kept.text)?.at).toBe('Q0');
});

it('a press that is painted before its consequences loses nothing, notifies once, and ends as without waiting, whatever happens in between', () => {
  fc.assert(
    fc.property(from, fc.array(action, { maxLength: 40 }), (from, actions) => {
      const [paints, atOnce] = [world('paints', from), world('at once', from)];
      for (const one of [RESUME, ...actions, PAINT]) {
        for (const { act } of [paints, atOnce]) act(one);
        if (one.kind === 'press') continue;
        expect(paints.state()).toEqual(atOnce.state());
        expect(paints.saved()).toEqual(atOnce.saved());
      }
    }),
    { numRuns: runs(300) },
  );
});

it('a press that is painted before its consequences notifies a page with a changing listener once for each change, as if presses in between were one', () => {
  fc.assert(
    fc.property(
      from,
      fc.array(action, { maxLength: 40 }),
      fc.array(fc.option(reply, { freq: 1 }), { maxLength: 12 }),
      (from, actions, replies) => {
        const [paints, together] = [world('paints', from, replies), world('together', from, replies)];
        // A paint for each press of the listener.
        for (const one of [RESUME, ...actions, ...Array(13).fill(PAINT)]) {
          for (const { act } of [paints, together]) act(one);
          if (one.kind !== 'press') expect(paints.state()).toEqual(together.state());
        }
        expect(paints.saved()).toEqual(together.saved());
        expect(paints.told).toEqual(together.told);
        let known: Answers = {};
        for (const event of paints.told) {
          if (event === RELOADED || event[0] === 'selector-restarted') known = {};
          if (event[0] === 'selector-resumed') known = (event[1] as SelectorEvents['selector-resumed']).answers;
          if (event[0] !== 'selector-answered') continue;
          const { question, answer } = event[1] as SelectorEvents['selector-answered'];
          expect(answer).not.toEqual(known[question] ?? null);
          const { [question]: _before, ...others } = known;
          known = answer === null ? others : { ...others, [question]: answer };
        }
        expect(known).toEqual(paints.state().answers);
      },
    ),
    { numRuns: runs(300) },
  );
});

it('a press that is painted before its consequences is one change with other presses before the paint', () => {
  const paints: (() => void)[] = [];
  const later = createVisit(aStore().store, undefined, (work) => paints.push(work));
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
