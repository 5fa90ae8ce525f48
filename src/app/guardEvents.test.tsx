import { expect, onTestFinished, test, vi } from 'vitest';
import { guardEvents } from './guardEvents.ts';

/** An event as a browser sends it for a visitor. */
function byVisitor(event: Event, at: Element): Event {
  Object.defineProperty(event, 'isTrusted', { value: true });
  at.dispatchEvent(event);
  return event;
}

/** A guarded button, and what counts its clicks. */
function guardedButton() {
  const root = document.body.appendChild(document.createElement('div'));
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  guardEvents(root, gone.signal);
  const button = root.appendChild(document.createElement('button'));
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  const key = (key: string, repeat = false) =>
    byVisitor(new KeyboardEvent('keydown', { key, repeat, bubbles: true, composed: true }), button);
  /** @param later than the last event, in milliseconds */
  const click = (later = 0) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + later });
    return byVisitor(event, button);
  };
  return { root, button, clicked, key, click };
}

test('a held space bar presses once, however often it repeats', () => {
  const { root, clicked, key, click } = guardedButton();
  for (let repeats = 0; repeats <= 6; repeats += 1) key(' ', repeats > 0);
  click();
  expect(clicked).toHaveBeenCalledTimes(1);
  root.remove();
});

test('a held Enter presses once, although it clicks with each repeat', () => {
  const { root, clicked, key, click } = guardedButton();
  for (let repeats = 0; repeats <= 6; repeats += 1) {
    key('Enter', repeats > 0);
    click();
  }
  expect(clicked).toHaveBeenCalledTimes(1);
  root.remove();
});

test('a click without a pointer or a key counts, also after a press that was dropped', () => {
  const { root, clicked, key, click } = guardedButton();
  for (let presses = 0; presses < 2; presses += 1) {
    key(' ');
    click();
  }
  expect(clicked).toHaveBeenCalledTimes(1);
  click();
  expect(clicked).toHaveBeenCalledTimes(2);
  root.remove();
});

test('a click by voice control counts after a second press that ended elsewhere, without a click', () => {
  const { root, clicked, key, click } = guardedButton();
  key(' ');
  click();
  key(' ');
  click(600);
  expect(clicked).toHaveBeenCalledTimes(2);
  root.remove();
});

test.each(['Escape', 'the Back gesture'])(
  'a press that opened a dialog opens it again at once after %s has closed it',
  (closer) => {
    const { root, clicked, key, click } = guardedButton();
    const press = () => {
      key('Enter');
      click();
    };
    press();
    press();
    expect(clicked).toHaveBeenCalledTimes(1);
    const dialog = root.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    if (closer === 'Escape') key(closer);
    else byVisitor(new Event('cancel', { cancelable: true }), dialog);
    press();
    expect(clicked).toHaveBeenCalledTimes(2);
    root.remove();
  },
);

test('Escape is hidden from the page while a dialog of ours is open, until its key is released', () => {
  const root = document.body.appendChild(document.createElement('div'));
  const gone = new AbortController();
  guardEvents(root, gone.signal);
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  for (const name of ['keydown', 'keyup'])
    document.addEventListener(name, hear, { capture: true, signal: gone.signal });
  const press = (type: string) =>
    document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true }));
  const dialog = root.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  press('keydown');
  dialog.removeAttribute('open');
  press('keyup');
  expect(heard).toEqual([]);
  press('keydown');
  press('keyup');
  expect(heard).toEqual(['keydown', 'keyup']);
  gone.abort();
  root.remove();
});
