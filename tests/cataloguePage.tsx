import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { PluginSettings } from '../wordpress/admin/settings.ts';

// With this flag, React warns about updates outside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** WordPress's settings for the page. */
export const SETTINGS: PluginSettings = {
  login: 'login',
  element: 'about:blank',
  newPage: 'new-page',
  pages: [],
  shop: false,
};

export const place = document.createElement('div');
/** The downloads of the test so far. */
export const saved: { readonly name: string; readonly content: Blob }[] = [];
let root: Root | null = null;

function begin(): Root {
  saved.length = 0;
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    blob = content as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blob });
  });
  document.body.append(place);
  const startedAt = createRoot(place);
  onTestFinished(async () => {
    await act(async () => startedAt.unmount());
    place.remove();
    root = null;
  });
  return startedAt;
}

/** Renders the page until the test ends; again, it renders into the same place. */
export async function render(page: ReactNode): Promise<void> {
  root ??= begin();
  const startedAt = root;
  await act(async () => startedAt.render(page));
}

export async function choose(name: string, content: string | Uint8Array, zone = 0): Promise<void> {
  const file = new File([typeof content === 'string' ? content : content.slice()], name);
  const input = place.querySelectorAll<HTMLInputElement>('input[type=file]')[zone];
  if (!input) throw new Error('There is no place for a file');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => expect.poll(() => place.textContent).not.toMatch(/Reading the (file|register) …/));
}

/** Drops these files, or none, on an element. */
export const drop = (target: Element | null, ...files: readonly File[]) =>
  act(async () => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files } });
    target?.dispatchEvent(event);
  });

export function button(name: RegExp, within: Element = place): HTMLButtonElement {
  const buttons = [...within.querySelectorAll('button')];
  const found = buttons.find(({ textContent }) => name.test(textContent));
  if (!found) throw new Error(`No button ${name} among ${buttons.map(({ textContent }) => textContent)}`);
  return found;
}

export const press = (name: RegExp, within: Element = place) => act(async () => button(name, within).click());
export const text = () => place.textContent;
export const bar = () => place.querySelector('.ps-bar')?.textContent ?? '';

/** The text of the elements that this one refers to. */
const named = (element: Element, attribute: string) =>
  (element.getAttribute(attribute)?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent).join(' ');

export const describedBy = (element: Element) => named(element, 'aria-describedby');

/** The element of this kind with this name. */
export const labelled = (css: string, name: string): Element | undefined =>
  [...place.querySelectorAll(css)].find((one) => named(one, 'aria-labelledby') === name);

/** The items of the list with this name. */
export const itemsOf = (name: string): readonly string[] =>
  [...(labelled('ul, ol', name)?.children ?? [])].map(({ textContent }) => textContent);
