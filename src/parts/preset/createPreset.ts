import { type ComponentProps, createElement, type ReactNode } from 'react';
import type { Core } from '../../app/part.ts';
import { writeJson } from '../../catalogue/writeJson.ts';
import type { Answer, Answers } from '../../questionnaire/question.ts';
import { FLOW } from '../../questionnaire/questionSet.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { SlotProps } from '../../screens/frame/slots.tsx';
import { readSizeAsked } from '../../sizing/readSizeAsked.ts';
import { lookAt, positionOf, settled } from '../../visit/steps.ts';
import { type Stop, type VisitState, withData } from '../../visit/visitState.ts';
import type { LookedAt } from './LookedAt.tsx';
import { type Preset, presetProblem, readPreset } from './rules/readPreset.ts';

/** The preset of one selector. */
export interface RunningPreset {
  /** Called when the page has changed an attribute. */
  read(): void;
  /** The system that the visitor was looking at; null if there is none. */
  region(shown: SlotProps['top']): ReactNode;
}

/** Starts visits with the page's preset, and shows the system that the visitor was looking at. Loaded if a page uses it. */
export function createPreset({ element, visit, gone, warn, redraw, hasAddedStep }: Core): RunningPreset {
  const said = new Set<string>();
  const say = (line: string): void => {
    if (!said.has(line)) warn(line);
    said.add(line);
  };
  let Region: typeof LookedAt | null = null;
  /** Loads with the list, so the questions don't wait for it. */
  const loadRegion = async (): Promise<void> => {
    Region = await loadProgram(() => import('./LookedAt.tsx'), 'LookedAt');
    redraw();
  };
  let preset: Preset;
  const read = (): void => {
    const { problems, ...found } = readPreset(
      element.preset ?? element.getAttribute('preset'),
      element.getAttribute('system'),
    );
    preset = found.preset;
    const problem = presetProblem(problems);
    if (problem) say(problem);
    follow();
    redraw();
  };
  /** What an opened link has brought, in place of the page's preset; null without one. */
  const ofLink = (): Preset | null => {
    const { preset: given } = visit.get().parts;
    return given === undefined ? null : readPreset(given, null).preset;
  };
  const now = (): Preset => ofLink() ?? preset;
  const stands = (step: VisitState['at'], { answers, parts }: VisitState): boolean => {
    if (step === null || step === 'matches') return false;
    const { answers: given, size } = now();
    if (step === 'added') return isSized(now(), answers) && writeJson(parts.sizing) === writeJson(size);
    return given[step] !== undefined && isSame(answers[step], given[step]);
  };

  let before = visit.get();
  /** True once a visit is in the questions; from then on it is the visitor's own. */
  let hasBegun = false;
  const follow = (): void => {
    const last = before;
    const state = visit.get();
    before = state;
    if (now().system !== null && !Region) void loadRegion();
    if (state.place === null) hasBegun = false;
    else if (!hasBegun) {
      hasBegun = true;
      const earlier = visit.earlier();
      const isOwn = Object.keys((earlier ?? state).answers).length > 0 || ofLink() !== null;
      const enter = (now: VisitState) => begun(now, preset, earlier?.postcode ?? '', skips(), hasAddedStep());
      if (!isOwn) visit.takeUp('preset', enter, preset.system);
    } else if (skips() && !state.changing && isAhead(last, state, hasAddedStep()) && stands(state.at, state)) {
      const { next } = positionOf(state, hasAddedStep());
      if (next && next !== 'result') visit.update((now) => lookAt(now, next));
    }
  };
  const skips = (): boolean => element.hasAttribute('preset-skip') || ofLink() !== null;
  // On a slow connection, the questions may have started first.
  read();
  if (!gone.aborted) gone.addEventListener('abort', visit.subscribe(follow));
  return {
    read,
    region({ products, matcher, view = null }) {
      const { system } = now();
      if (system === null || !Region) return null;
      const props: ComponentProps<typeof LookedAt> = {
        product: products.find(({ id }) => id === system) ?? null,
        matcher,
        view,
        onMissing: () => say(`system="${system}" isn’t in the range, so it isn’t shown.`),
      };
      return createElement(Region, props);
    },
  };
}

/** A visit that enters the questions, with the preset's answers and postcode. The visitor's own postcode stays. */
function begun(state: VisitState, preset: Preset, own: string, skips: boolean, hasAddedStep: boolean): VisitState {
  const { answers, postcode, size } = preset;
  if (Object.keys(answers).length === 0 && postcode === '' && !size) return state;
  const given = size ? withData(state, 'sizing', size) : state;
  const visit = settled({ ...given, answers, postcode: state.postcode || own || postcode, at: FLOW.order[0] ?? null });
  if (!skips) return state.at === null ? visit : { ...visit, at: state.at };
  // The end of the path, or the sizes that are still open.
  const isListed = positionOf({ ...visit, at: null }, hasAddedStep).here === 'matches';
  return { ...visit, at: isListed && hasAddedStep && !isSized(preset, visit.answers) ? 'added' : null };
}

/** True if the preset has what these answers need for a size. */
function isSized({ size }: Preset, answers: Answers): boolean {
  return Object.keys(readSizeAsked(size, answers)).length > 0;
}

/** True for a step forward. */
function isAhead(last: VisitState, { answers, at }: VisitState, hasAddedStep: boolean): boolean {
  if (last.at === at || at === 'matches' || at === null) return false;
  const { path } = positionOf({ ...last, answers }, hasAddedStep);
  const order: readonly Stop[] = [...path, 'added', 'matches'];
  return order.indexOf(at) > order.indexOf(positionOf(last, hasAddedStep).here);
}

function isSame(one: Answer | undefined, other: Answer): boolean {
  return one !== undefined && [one].flat().join() === [other].flat().join();
}
