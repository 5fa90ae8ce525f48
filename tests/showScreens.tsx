import { act, type ComponentProps, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Product } from '../src/catalogue/product.ts';
import { createMatcher } from '../src/matching/matcher.ts';
import { WordsContext } from '../src/screens/frame/useWords.ts';
import { MatchesStep } from '../src/screens/list/MatchesStep.tsx';
import { ProductScreen } from '../src/screens/question/ProductScreen.tsx';
import { loadSoFar } from '../src/screens/question/useSoFar.ts';
import { ResultScreen } from '../src/screens/result/ResultScreen.tsx';
import { FrameContext } from '../src/ui/Heading.tsx';
import { change } from '../src/visit/steps.ts';
import { useVisit, VisitContext } from '../src/visit/useVisit.ts';
import { createVisit, type Visit } from '../src/visit/visit.ts';
import type { VisitState } from '../src/visit/visitState.ts';
import { createWords, type Messages } from '../src/words/words.ts';
import { SHORTEST_ANSWERS } from './samples/shortestAnswers.ts';
import { WithParts } from './WithParts.tsx';
import './atOnce.ts';

// With this flag, React warns about updates outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// It loads with the list, which is here at once.
await loadSoFar();

/** The list for a visitor in the cold zone who answered along the shortest path. */
const AT_THE_LIST: Partial<VisitState> = { answers: SHORTEST_ANSWERS, at: 'matches', zone: 'cold' };

const nothing = (): void => {};
const made = () => ({ at: Date.UTC(2026, 2, 1), address: 'shop.example/find' });
const around = { reload: { loading: false, start: nothing }, onStartAgain: nothing };
const frame = { headingLevel: 1, arrive: (heading: HTMLElement) => heading.focus(), adopt: nothing };

/** The questionnaire and the result, with the way from one to the other. */
function Screens({ products, begin }: { readonly products: readonly Product[]; readonly begin: VisitState['place'] }) {
  const visit = useVisit();
  const [place, setPlace] = useState(begin);
  const [catalogue] = useState(
    () => ({ status: 'ready', products, matcher: createMatcher(products), asOf: null }) as const,
  );
  const [to] = useState(() => ({ product: () => setPlace('/product'), result: () => setPlace('/result') }));
  return place === '/result' ? (
    <ResultScreen
      {...around}
      catalogue={catalogue}
      action={null}
      made={made}
      onBack={to.product}
      onChange={(question) => {
        visit.update((state) => change(state, question, 'result'));
        to.product();
      }}
    />
  ) : (
    <ProductScreen {...around} catalogue={catalogue} list={MatchesStep} onLanding={nothing} onResult={to.result} />
  );
}

export interface ShownScreens {
  readonly visit: Visit;
  /** Changes the messages; the visit continues. */
  reword(messages: Messages): void;
}

/**
 * For tests in happy-dom: shows the questionnaire, or the result for a visit at that place.
 * @param more the provider's initial data, an extra part, and a receiver of the parts' console lines
 */
export function showScreens(
  products: readonly Product[],
  state: Partial<VisitState> = {},
  more: Omit<ComponentProps<typeof WithParts>, 'visit' | 'children'> = {},
): ShownScreens {
  const visit = createVisit({ read: () => null, write: nothing, clear: nothing });
  visit.update((before) => ({ ...before, ...AT_THE_LIST, ...state }));
  const reword = show((messages) => (
    <FrameContext value={frame}>
      <WordsContext value={createWords(messages)}>
        <VisitContext value={visit}>
          <WithParts visit={visit} {...more}>
            <Screens products={products} begin={state.place ?? '/product'} />
          </WithParts>
        </VisitContext>
      </WordsContext>
    </FrameContext>
  ));
  return { visit, reword };
}

/** Renders into the document until the test ends; returns the function that renders again. */
export function show(screen: (messages: Messages) => ReactNode): (messages: Messages) => void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const render = (messages: Messages): void => act(() => root.render(screen(messages)));
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  render({});
  return render;
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Text as shown, with plain spaces. */
export const textOf = (element: Element | null): string => plain(element?.textContent ?? '');

/** The accessible name, without the rules that these screens don't need. */
export function nameOf(element: Element): string {
  const labels = (element as HTMLInputElement).labels;
  const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const label = element.getAttribute('aria-label');
  if (label) return plain(label);
  if (named.length > 0) return named.map((id) => textOf(document.getElementById(id))).join(' ');
  return textOf(labels?.[0] ?? element).trim();
}

/** The accessible description, from its ids. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

/** All elements of a kind with a name. */
export function allNamed<E extends HTMLElement = HTMLElement>(css: string, name: string | RegExp, within?: Element) {
  return [...(within ?? document.body).querySelectorAll<E>(css)].filter((element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
  );
}

/** The first element of a kind with a name. */
export function named<E extends HTMLElement = HTMLElement>(css: string, name: string | RegExp, within?: Element): E {
  const [found] = allNamed<E>(css, name, within);
  if (!found) throw new Error(`No ${css} is named ${name}`);
  return found;
}

export const button = (name: string | RegExp, within?: Element) => named<HTMLButtonElement>('button', name, within);
export const option = (name: string, within?: Element) => named<HTMLInputElement>('input', name, within);

/** Presses elements, each after the effect of the previous press. */
export function press(...elements: readonly (() => HTMLElement)[]): void {
  for (const find of elements) {
    const element = find();
    act(() => element.click());
  }
}

/** Puts a value into a field or a list. */
export function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  act(() => {
    set?.call(field, value);
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  });
}

/** Answers questions and continues. */
export function answerWith(...labels: readonly string[]): void {
  for (const label of labels)
    press(
      () => option(label),
      () => button('Continue'),
    );
  passSize();
}

/** Leaves the sizes open, if they are asked. */
export function passSize(): void {
  const title = textOf(document.querySelector('.step-heading'));
  if (/^How (big (is|are) the rooms?|many bedrooms)\?$/.test(title)) press(() => button('Continue'));
}

/** Opens a folded box and waits until the content of its file, which a test names, has rendered. */
export async function unfold(title: string, load: () => Promise<unknown>): Promise<HTMLDetailsElement> {
  const found = [...document.querySelectorAll('details')].find((one) => textOf(one.querySelector('summary')) === title);
  if (!found) throw new Error(`No box is named ${title}`);
  act(() => {
    found.open = true;
    found.dispatchEvent(new Event('toggle'));
  });
  await act(load);
  return found;
}
