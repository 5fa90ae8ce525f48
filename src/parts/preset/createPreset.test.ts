import { expect, it, vi } from 'vitest';
import type { Core } from '../../app/part.ts';
import type { SelectorElement } from '../../attributes.ts';
import { writeSnapshot } from '../../visit/snapshot.ts';
import { answer, change, lookAt, positionOf } from '../../visit/steps.ts';
import { createVisit, type Visit } from '../../visit/visit.ts';
import { NEW_VISIT, type Stop } from '../../visit/visitState.ts';
import { createPreset } from './createPreset.ts';

interface Page {
  readonly preset?: unknown;
  readonly skips?: boolean;
  /** An earlier visit in the tab. */
  readonly saved?: string | null;
}

function open({ preset = null, skips = false, saved = null }: Page) {
  let text = saved;
  const visit = createVisit({
    read: () => text,
    write: (next) => {
      text = next;
    },
    clear: () => {
      text = null;
    },
  });
  const warn = vi.fn();
  const gone = new AbortController();
  const running = createPreset({ ...coreOf(visit, preset, skips), warn, gone: gone.signal });
  return { visit, warn, running, gone, kept: () => text, here: () => positionOf(visit.get()).here };
}

function coreOf(visit: Visit, preset: unknown, skips: boolean, hasAddedStep = false): Core {
  const element = { preset, hasAttribute: () => skips, getAttribute: () => null } as unknown as SelectorElement;
  const core: Partial<Core> = {
    element,
    visit,
    gone: new AbortController().signal,
    redraw: () => {},
    hasAddedStep: () => hasAddedStep,
  };
  return core as Core;
}

/** Does the same as *Start* and its route. */
function begin(visit: Visit): void {
  visit.update((state) => ({ ...state, at: 'Q0', changing: null }));
  visit.update((state) => ({ ...state, place: '/product' }));
}

const goOn = (visit: Visit): void => {
  const { next } = positionOf(visit.get());
  visit.update((state) => lookAt(state, next as Exclude<Stop, 'result'>));
};
const goBack = (visit: Visit): void => {
  const { previous } = positionOf(visit.get());
  visit.update((state) => lookAt(state, previous as Exclude<Stop, 'result'>));
};

const PRESET = { answers: { Q0: 'No', Q2: 'Townhouse', Q6: 'Small Outdoor space' }, postcode: '3121' };

it('a visit begins with the preset when it enters the questions, and asks all of them', () => {
  const { visit, warn, here, kept } = open({ preset: PRESET });
  // Before that, nothing is the visitor's own.
  expect([visit.get(), kept()]).toEqual([NEW_VISIT, null]);
  begin(visit);
  expect(visit.get()).toMatchObject(PRESET);
  expect(here()).toBe('Q0');
  goOn(visit);
  expect(here()).toBe('Q2');
  expect(warn).not.toHaveBeenCalled();
});

it('preset-skip passes each question whose preset answer stands, and Back reaches it', () => {
  const { visit, here } = open({ preset: PRESET, skips: true });
  begin(visit);
  expect(here()).toBe('Q3');
  visit.update((state) => answer(state, 'Q3', 'Single Room'));
  goOn(visit);
  // Q6 is skipped too.
  expect(here()).toBe('Q7');
  goBack(visit);
  expect(here()).toBe('Q6');
  visit.update((state) => answer(state, 'Q6', 'Large Outdoor space'));
  goBack(visit);
  goOn(visit);
  // The visitor's own answer is shown like any other.
  expect(here()).toBe('Q6');
  visit.update((state) => change(state, 'Q2', 'matches'));
  expect(here()).toBe('Q2');
});

it('a preset of every answer leads to the list', () => {
  const answers = { ...PRESET.answers, Q3: 'Single Room', Q7: 'None' };
  const { visit, here } = open({ preset: { answers }, skips: true });
  begin(visit);
  expect(here()).toBe('matches');
});

it('preset-skip leads to the sizes after the last question, and passes those that the preset has', () => {
  const answers = { ...PRESET.answers, Q3: 'Single Room', Q7: 'None' };
  const at = (more: object) => {
    const { visit } = open({});
    createPreset({ ...coreOf(visit, { answers, ...more }, true, true), warn: () => {} });
    begin(visit);
    return positionOf(visit.get(), true).here;
  };
  expect([at({}), at({ home: 3 }), at({ rooms: ['living'] })]).toEqual(['added', 'added', 'matches']);
});

it('a preset’s sizes are chosen beforehand, and passed after the last question that was open', () => {
  const { visit } = open({});
  createPreset({ ...coreOf(visit, { answers: PRESET.answers, rooms: ['living'] }, true, true), warn: () => {} });
  begin(visit);
  visit.update((state) => answer(state, 'Q3', 'Single Room'));
  goOn(visit);
  visit.update((state) => lookAt(answer(state, 'Q7', 'None'), 'added'));
  expect([visit.get().at, visit.get().parts.sizing]).toEqual(['matches', { rooms: ['living'] }]);
});

it('a preset that loads after the first question still begins the visit, unless that has an answer', () => {
  const { visit, gone, here } = open({ skips: true });
  gone.abort();
  begin(visit);
  const late = () => createPreset(coreOf(visit, PRESET, true));
  late();
  expect([visit.get().answers, here()]).toEqual([PRESET.answers, 'Q3']);
  visit.update(() => ({ ...NEW_VISIT, answers: { Q0: 'Yes' }, place: '/product' }));
  late();
  expect(visit.get().answers).toEqual({ Q0: 'Yes' });
});

it('a visit of the visitor’s own goes before a preset, and only starting again leads to it', () => {
  const saved = writeSnapshot({ ...NEW_VISIT, answers: { Q0: 'Yes' }, place: '/product' });
  const { visit, kept } = open({ preset: PRESET, saved });
  begin(visit);
  expect(visit.get().answers).toEqual({});
  expect(kept()).toBe(saved);
  visit.resume();
  expect(visit.get().answers).toEqual({ Q0: 'Yes' });
  visit.startAgain();
  expect(visit.get().answers).toEqual({});
  begin(visit);
  expect(visit.get().answers).toEqual(PRESET.answers);
});

it('a visit that a link has opened goes before a preset', () => {
  const { visit } = open({ preset: PRESET });
  visit.update(() => ({ ...NEW_VISIT, answers: { Q0: 'Yes' }, at: 'matches' }));
  visit.update((state) => ({ ...state, place: '/product' }));
  expect(visit.get().answers).toEqual({ Q0: 'Yes' });
});

it('a postcode of the visitor’s own goes before a preset', () => {
  const { visit } = open({ preset: PRESET });
  visit.setPostcode('2000');
  begin(visit);
  expect(visit.get()).toMatchObject({ answers: PRESET.answers, postcode: '2000' });
  const next = open({ preset: PRESET, saved: writeSnapshot({ ...NEW_VISIT, postcode: '2480' }) });
  begin(next.visit);
  expect(next.visit.get()).toMatchObject({ answers: PRESET.answers, postcode: '2480' });
});

it('a preset that can’t be used leaves one line on the console, however often it is read', () => {
  const { visit, warn, running } = open({ preset: { answers: { Q2: 'Castle', Q9: 'x' } } });
  running.read();
  begin(visit);
  expect(warn.mock.calls).toEqual([
    ['preset: left out what can’t be used: “Q9” isn’t a question; Q2: “Castle” isn’t an option.'],
  ]);
});

it('a selector that is gone leaves its visit alone', () => {
  const { visit, gone } = open({ preset: PRESET });
  gone.abort();
  begin(visit);
  expect(visit.get().answers).toEqual({});
});
