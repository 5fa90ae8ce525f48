import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itWith } from '../../tests/itWith.ts';
import { WordsContext } from '../screens/frame/useWords.ts';
import { LandingScreen } from '../screens/landing/LandingScreen.tsx';
import { FrameContext } from '../ui/Heading.tsx';
import { VisitContext } from '../visit/useVisit.ts';
import { createVisit } from '../visit/visit.ts';
import { createWords, type Messages } from '../words/words.ts';
import { WRITTEN } from './writtenLanding.ts';
import { createWrittenScreen } from './writtenScreen.ts';

beforeEach(() => vi.stubGlobal('__WRITTEN__', WRITTEN));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const nothing = (): void => {};

function written(messages: Messages = {}, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const pressed: number[] = [];
  const screen = createWrittenScreen({
    element,
    page: () => ({ headingLevel: 3, messages }),
    onPress: (at) => pressed.push(at),
    onRetry: () => pressed.push(-1),
  });
  element.attachShadow({ mode: 'open' }).append(screen.root);
  screen.write();
  return { screen, pressed, button: (at: number) => [...screen.root.querySelectorAll('button')][at]! };
}

/** The same screen from its component. */
function rendered(messages: Messages): HTMLElement {
  const box = document.createElement('div');
  const visit = createVisit({ read: () => null, write: nothing, clear: nothing });
  const screen = createElement(LandingScreen, {
    onStart: nothing,
    onResume: nothing,
    onIntent: nothing,
    onIntentEnd: nothing,
  });
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <FrameContext value={{ headingLevel: 3, arrive: nothing, adopt: nothing }}>
        <WordsContext value={createWords(messages)}>
          <VisitContext value={visit}>{screen}</VisitContext>
        </WordsContext>
      </FrameContext>,
    ),
  );
  return box;
}

/** Markup with the attributes of each element in order, without the ids that each makes. */
const markup = (root: HTMLElement): string =>
  root.innerHTML
    .replaceAll(/ (?:id|for|aria-labelledby|aria-describedby|value)="[^"]*"/g, '')
    .replaceAll(/(?: [\w-]+="[^"]*")+/g, (all) =>
      all
        .match(/ [\w-]+="[^"]*"/g)!
        .toSorted()
        .join(''),
    )
    .toLowerCase();

it.each<Messages>([{}, { 'landing.title': 'Kühl & ruhig', 'postcode.label': '<PLZ>', lang: 'de', dir: 'rtl' }])(
  'the written landing screen is what its component renders: %o',
  (messages) => {
    const { screen } = written(messages);
    expect(markup(screen.root)).toBe(markup(rendered(messages)));
    expect(screen.root.lang).toBe(createWords(messages).lang);
    expect(screen.root.dir).toBe(createWords(messages).dir);
  },
);

itWith('quote')(
  'a part’s button stands beside Start while its attribute is set, and each button tells its place',
  () => {
    expect(written().screen.root.querySelectorAll('button')).toHaveLength(1);
    const { pressed, button } = written({}, { quote: 'on' });
    expect(button(1).textContent).toBe("I've got a quote");
    button(1).click();
    button(0).click();
    expect(pressed).toEqual([1, 0]);
  },
);

it('new words keep what was typed', () => {
  const messages: Record<string, string> = {};
  const { screen } = written(messages);
  screen.type('30');
  messages['landing.start'] = 'Los';
  screen.write();
  expect(screen.root.querySelector('button')?.textContent).toBe('Los');
  expect(screen.typed()).toBe('30');
});

it('a problem shows its error on request, and can be retried', () => {
  const { screen, pressed, button } = written();
  screen.type('3000');
  screen.fail(new Error('gone'));
  expect(screen.root.querySelector('h3')?.textContent).toBe('Something went wrong!');
  const detail = screen.root.querySelector<HTMLElement>('.detail')!;
  for (const [isHidden, label] of [
    [false, 'Hide Error'],
    [true, 'Show Error'],
  ] as const) {
    button(1).click();
    expect([detail.hidden, button(1).textContent]).toEqual([isHidden, label]);
  }
  expect(detail.textContent).toBe('Error: gone');
  button(0).click();
  expect(pressed).toEqual([-1]);
  // The page reloads with it.
  expect(screen.typed()).toBe('3000');
});
