import { afterEach, expect, test, vi } from 'vitest';
import { windowBox } from './boxes.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
});

/** A button in a shadow root, in a page that is zoomed twice over. */
function zoomedButton(): HTMLElement {
  document.body.style.zoom = '2';
  const host = document.body.appendChild(document.createElement('div'));
  host.style.zoom = '1.5';
  const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({ left: 10, right: 50, top: 20, bottom: 30 } as DOMRect);
  return button;
}

test('a box is in pixels of the window, also in an engine that leaves the zoom of the page out of it', () => {
  expect(windowBox(zoomedButton())).toEqual({ left: 30, right: 150, top: 60, bottom: 90 });
});

test('a box stays as it is in an engine that tells the zoom of an element', () => {
  const button = Object.assign(zoomedButton(), { currentCSSZoom: 3 });
  expect(windowBox(button)).toEqual({ left: 10, right: 50, top: 20, bottom: 30 });
});
