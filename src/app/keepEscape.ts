/**
 * Hides Escape from the page while a dialog of ours is open: the browser closes the dialog itself, and the page's pop-up
 * around the selector would close too, at the press or the release. Listens on the window from the start, because a page may
 * listen there or on the document before an event reaches the selector.
 */
export function keepEscape(box: HTMLElement, signal: AbortSignal): void {
  let isOurs = false;
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (event.type === 'keydown') isOurs = box.querySelector('dialog[open]') !== null;
    if (!isOurs) return;
    event.stopImmediatePropagation();
    // For `guardEvents.ts`; a browser doesn't always say so itself.
    if (event.type === 'keydown') box.dispatchEvent(new Event('cancel'));
  };
  for (const name of ['keydown', 'keyup'] as const) window.addEventListener(name, keep, { capture: true, signal });
}
