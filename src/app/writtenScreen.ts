import { givenMessages } from '../words/givenMessages.ts';
import { messageLanguage } from '../words/language.ts';
import type { Messages } from '../words/words.ts';
import type { PageSettings } from './settings.ts';
import { type WrittenScreens, writeScreen } from './writeScreen.ts';

/** From writtenLanding.ts; the build inserts it. */
declare const __WRITTEN__: WrittenScreens;

/** What a written screen reads of the page. */
export interface WrittenOptions {
  readonly element: HTMLElement;
  /** The page's own words, unchecked, and the level of the screen's heading, 1 to 6. */
  page(): Pick<PageSettings, 'messages' | 'headingLevel'>;
  /** A button of the landing screen, by its position, was pressed. */
  onPress(at: number): void;
  /** *Try again* was pressed. */
  onRetry(): void;
}

/** The screen that stands until the program has one: the landing screen, or that of a problem. */
export interface WrittenScreen {
  /** Gets what it shows with `write`. */
  readonly root: HTMLElement;
  /** Writes the landing screen, anew with what was typed once the words have changed. */
  write(): void;
  /** What was typed into the field for the postcode. */
  typed(): string;
  type(text: string): void;
  /** Says that a pressed button waits for the program. */
  waitAt(at: number): void;
  /** Says that the program can't be loaded. */
  fail(error: unknown): void;
  /**
   * Makes way for the program's first screen, which is beside it: hands over what was typed, caret and focus, and then a press.
   * @param pressedAt the position of the pressed button; -1 for none
   */
  giveWayTo(box: HTMLElement, pressedAt: number): void;
}

const RETRY = 0;

export function createWrittenScreen({ element, page, onPress, onRetry }: WrittenOptions): WrittenScreen {
  const root = document.createElement('div');
  root.className = 'root';
  let isProblem = false;
  let own: Messages = {};
  /** Also while a problem stands, which has no field. */
  let kept = '';
  /** The page's own text, or ours. */
  const say = (key: string): string => {
    const given = Object.hasOwn(own, key) ? own[key] : null;
    return typeof given === 'string' ? given : (__WRITTEN__.texts[key] ?? '');
  };
  const find = <Found extends HTMLElement>(name: string): Found[] => [...root.querySelectorAll<Found>(name)];
  const field = (): HTMLInputElement | undefined => find<HTMLInputElement>('input')[0];
  const typed = (): string => field()?.value ?? kept;
  const show = (screen: 'landing' | 'problem'): void => {
    kept = typed();
    isProblem = screen === 'problem';
    const { messages, headingLevel } = page();
    own = givenMessages(messages);
    Object.assign(root, messageLanguage(own));
    const attribute = (name: string): string | null => element.getAttribute(name);
    root.replaceChildren(...writeScreen(__WRITTEN__[screen], { headingLevel, say, attribute }));
  };
  /** Shows or hides the details of a problem. */
  const toggle = (button: HTMLElement): void => {
    const [detail] = find('.detail');
    if (!detail) return;
    detail.hidden = !detail.hidden;
    button.ariaExpanded = String(!detail.hidden);
    button.textContent = say(detail.hidden ? 'problem.show' : 'problem.hide');
  };
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const at = find('button').indexOf(button as HTMLButtonElement);
    if (!button || at < 0) return;
    if (!isProblem) onPress(at);
    else if (at === RETRY) onRetry();
    else toggle(button);
  });
  const type = (text: string): void => {
    const input = field();
    if (input) input.value = text;
  };
  return {
    root,
    write() {
      if (isProblem) return;
      show('landing');
      type(kept);
    },
    typed,
    type,
    waitAt(at) {
      const button = find('button')[at];
      if (!button) return;
      button.ariaBusy = 'true';
      const status = document.createElement('p');
      status.className = 'hint';
      status.role = 'status';
      button.closest('.actions')?.append(status);
      status.textContent = say('pending.text');
    },
    fail(error) {
      show('problem');
      const [detail] = find('.detail');
      if (detail) detail.textContent = String(error);
      find('[tabindex]')[0]?.focus({ preventScroll: true });
    },
    giveWayTo(box, pressedAt) {
      const controls = (of: Element): HTMLElement[] => [
        ...of.querySelectorAll<HTMLElement>('.landing :is(button, input)'),
      ];
      const [before, after] = [controls(root), controls(box)];
      // A page may have led to another screen.
      const isSame = !isProblem && before.length === after.length;
      const focused = (root.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
      const old = field();
      const next = box.querySelector('input');
      if (isSame && old?.value && next) enter(next, old.value);
      const isElsewhere = !box.querySelector('.landing');
      if (isElsewhere || root.contains(focused)) {
        const twin = isSame ? after[before.indexOf(focused as HTMLElement)] : undefined;
        (twin ?? box.querySelector<HTMLElement>('.step-heading'))?.focus({ preventScroll: true });
        if (twin && twin === next && old) next.setSelectionRange(old.selectionStart, old.selectionEnd);
      }
      root.remove();
      const pressed = isSame ? after[before.indexOf(find('button')[pressedAt] as HTMLElement)] : undefined;
      // Not while React renders.
      if (pressed) setTimeout(() => pressed.click());
    },
  };
}

/** Enters a text as a visitor does: React hears it. */
function enter(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
