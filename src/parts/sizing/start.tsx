import type { Core, Running } from '../../app/part.ts';
import type { AddedStep, Sizes } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { isSizeSaid, readSizeAsked } from '../../sizing/readSizeAsked.ts';
import type { SizeRule } from '../../sizing/sizeRules.ts';
import { change } from '../../visit/steps.ts';
import { SizeLine } from './SizeLine.tsx';
import { SizeStep } from './SizeStep.tsx';
import { sizeAnswer, sizeSection } from './words/sizeText.ts';

/** The sizes of the rooms or the home: the step after the last question, and what was said on the list and the result. */
export function start(core: Core): Running {
  const { element, visit, redraw } = core;
  let rules: readonly SizeRule[] | null = null;
  /** True while the visitor has said something that the page hasn't been told. */
  let isNew = false;
  const readRules = async (): Promise<void> => {
    const url = element.getAttribute('size-rules');
    const load = url && (await loadProgram(() => import('./loadOwnRules.ts'), 'loadOwnRules'));
    const loaded = load ? await load(url, core.warn) : null;
    // The page may have named other rules meanwhile.
    if (core.gone.aborted || url !== element.getAttribute('size-rules') || loaded === rules) return;
    rules = loaded;
    redraw();
  };
  const sizes: Sizes & AddedStep = {
    said: ({ parts, answers }) => readSizeAsked(parts.sizing, answers),
    get rules() {
      return rules;
    },
    draw: ({ key, ...props }) => (
      <SizeStep
        key={key}
        {...props}
        rules={rules}
        onSay={() => {
          isNew = true;
        }}
      />
    ),
    leave() {
      const { rooms, home } = sizes.said(visit.get());
      if (isNew && rooms) visit.notify('selector-size', { rooms });
      if (isNew && home !== undefined && home !== 'unsure') visit.notify('selector-size', { home });
      isNew = false;
    },
    isSaid: ({ parts, answers }) => isSizeSaid(parts.sizing, answers),
    answer: (words, state) => sizeAnswer(words, sizes.said(state), state.answers),
    section: (words, state, zone, way) => sizeSection(words, sizes.said(state), state.answers, { zone, rules, way }),
    line: (zone, way) => (
      <SizeLine
        zone={zone}
        way={way}
        rules={rules}
        onChange={() => {
          const from = core.route() === '/result' ? 'result' : 'matches';
          visit.update((state) => change(state, 'added', from));
          void core.goTo('/product');
        }}
      />
    ),
  };
  const offered = () => (element.getAttribute('size-help') === 'off' ? undefined : sizes);
  void readRules();
  return {
    get addedStep() {
      return offered();
    },
    get sizes() {
      return offered();
    },
    attributeChanged(name) {
      if (name === 'size-rules') void readRules();
      if (name === 'size-help') redraw();
    },
  };
}
