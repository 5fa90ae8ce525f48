import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Product } from '../../src/catalogue/product.ts';
import { createMatcher } from '../../src/matching/matcher.ts';
import { ComparisonTable } from '../../src/parts/compare/ComparisonTable.tsx';
import type { Answers } from '../../src/questionnaire/question.ts';
import { WordsContext } from '../../src/screens/frame/useWords.ts';
import { LandingScreen } from '../../src/screens/landing/LandingScreen.tsx';
import { MatchesStep } from '../../src/screens/list/MatchesStep.tsx';
import { ProductScreen } from '../../src/screens/question/ProductScreen.tsx';
import { ResultScreen } from '../../src/screens/result/ResultScreen.tsx';
import { settled } from '../../src/visit/steps.ts';
import { VisitContext } from '../../src/visit/useVisit.ts';
import { createVisit, type Visit } from '../../src/visit/visit.ts';
import type { VisitState } from '../../src/visit/visitState.ts';
import { jobOf } from '../../src/words/advise.ts';
import { createWords, type Messages } from '../../src/words/words.ts';
import { oneSize } from '../samples/models.ts';
import { WithParts } from '../WithParts.tsx';
import '../atOnce.ts';
import { promise } from './promise.ts';
import { skeleton } from './skeleton.ts';
import { tameTwin } from './tameTwin.ts';

const nothing = (): void => {};
const made = () => ({ at: Date.UTC(2026, 2, 1), address: 'shop.example/find' });
const around = { reload: { loading: false, start: nothing }, onStartAgain: nothing };

/** The screens that show outside input, each with the visit state it needs. */
function screens(
  products: readonly Product[],
  answers: Answers,
): readonly (readonly [Partial<VisitState>, ReactNode])[] {
  const few = products.slice(0, 3);
  const shortlist = few.map(({ id }) => id);
  const catalogue = { status: 'ready', products, matcher: createMatcher(products), asOf: null } as const;
  const matches = (
    <ProductScreen {...around} catalogue={catalogue} list={MatchesStep} onLanding={nothing} onResult={nothing} />
  );
  return [
    [{ at: 'Q2' }, matches],
    [{ at: 'matches', chosen: few[0]?.id ?? null, parts: { shortlist }, zone: 'hot', sort: 'noise' }, matches],
    [
      {},
      <ComparisonTable
        key="compare"
        jobs={few.map((one) => ({ id: 'split', bought: [], models: [oneSize(one)], answers, way: null }))}
        job={{ ...jobOf(answers, {}), zone: 'cold' }}
        tariff={33}
        onChoose={nothing}
        onRemove={nothing}
      />,
    ],
    [
      { chosen: few[0]?.id ?? null, zone: 'average', place: '/result' },
      <ResultScreen
        key="result"
        {...around}
        action={null}
        catalogue={catalogue}
        made={made}
        onBack={nothing}
        onChange={nothing}
      />,
    ],
    [{ at: 'matches', only: { brand: null, type: 'split' } }, matches],
  ];
}

/**
 * Checks the promises about screens: rendering logs nothing, builds the same elements as the same catalogue in harmless
 * words, and contains only http and https addresses. The landing screen renders with the saved visit.
 */
export function screenPromises(
  products: readonly Product[],
  answers: Answers,
  messages: unknown,
  snapshot: string,
): number {
  const twin = tameTwin(products);
  const shown = screens(products, answers);
  const tame = screens(twin, answers);
  for (const [index, [state, screen]] of shown.entries()) {
    const [tameState, tameScreen] = tame[index]!;
    const hostile = draw(screen, messages, visitWith({ ...state, answers }), addressPromises);
    const expected = draw(tameScreen, messages, visitWith({ ...tameState, answers }), () => {});
    promise(hostile === expected, 'A screen has only our elements', differenceOf(hostile, expected));
  }
  const saved = createVisit({ read: () => snapshot, write: nothing, clear: nothing });
  const landing = <LandingScreen onStart={nothing} onResume={nothing} onIntent={nothing} onIntentEnd={nothing} />;
  draw(landing, messages, saved, addressPromises);
  saved.resume();
  saved.settle(settled);
  draw(tame[1]![1], messages, saved, addressPromises);
  draw(tame[3]![1], messages, saved, addressPromises);
  return 2 * shown.length + 3;
}

function visitWith(state: Partial<VisitState>): Visit {
  const visit = createVisit({ read: () => null, write: nothing, clear: nothing });
  visit.update((before) => ({ ...before, ...state }));
  return visit;
}

function draw(screen: ReactNode, messages: unknown, visit: Visit, look: (box: Element) => void): string {
  const said: unknown[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...parts: unknown[]) => said.push(parts.map(String).join(' ').slice(0, 400));
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box, { onUncaughtError: (thrown) => said.push(String(thrown)) });
  try {
    act(() =>
      root.render(
        <WordsContext value={createWords(messages as Messages)}>
          <VisitContext value={visit}>
            <WithParts visit={visit}>{screen}</WithParts>
          </VisitContext>
        </WordsContext>,
      ),
    );
    // A collapsed row hides most of a system's text.
    const closed = box.querySelectorAll<HTMLButtonElement>('article [aria-expanded="false"]');
    act(() => {
      for (const details of closed) details.click();
    });
    promise(said.length === 0, 'A screen renders without console output', said);
    look(box);
    return skeleton(box);
  } finally {
    act(() => root.unmount());
    box.remove();
    Object.assign(console, { error, warn });
  }
}

const CARRIES_AN_ADDRESS = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset', 'xlink:href'];

function addressPromises(box: Element): void {
  for (const element of box.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      promise(!/^on|^style$|^srcdoc$/.test(name), 'No attribute is a script or a style', element.localName + name);
      if (!CARRIES_AN_ADDRESS.includes(name)) continue;
      const address = element.getAttribute(name) ?? '';
      promise(/^https?:\/\//.test(address), 'Only http and https addresses are used', address);
      if (element.localName === 'a') {
        promise(/noreferrer/.test(element.getAttribute('rel') ?? ''), 'A link sends no referrer', address);
      } else {
        promise(element.getAttribute('referrerpolicy') === 'no-referrer', 'A picture sends no referrer', address);
      }
    }
  }
}

function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 60), at + 120)}  INSTEAD OF  ${other.slice(Math.max(0, at - 60), at + 120)}`;
}
