import type { SelectorEvents } from '../visit/selectorEvents.ts';

/** Dispatches an event of the selector to the page, with a copy of its detail, so that a listener can't change the visit. */
export function tell<Name extends keyof SelectorEvents>(
  element: HTMLElement,
  name: Name,
  detail: SelectorEvents[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail), bubbles: true, composed: true }));
}
