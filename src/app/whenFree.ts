/** What a visitor begins on a control, and ends later: the control stays until then. */
const BEGINS = ['pointerdown', 'keydown', 'compositionstart'];
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'compositionend'];

/**
 * Calls back when no press, key or word in progress would be lost.
 * @returns the function to call once something replaces the controls; its work waits until the hand is free
 */
export function whenFree(element: HTMLElement, signal: AbortSignal): (work: () => void) => void {
  let isHeld = false;
  let waiting: (() => void) | null = null;
  const begin = (): void => {
    isHeld = true;
  };
  const end = (event: Event): void => {
    if ((event as KeyboardEvent).isComposing) return;
    // The click comes first.
    setTimeout(() => {
      isHeld = false;
      waiting?.();
      waiting = null;
    });
  };
  const options = { capture: true, passive: true, signal };
  for (const name of BEGINS) element.addEventListener(name, begin, options);
  for (const name of ENDS) window.addEventListener(name, end, options);
  // The window's own: a press takes the focus from another control, whose event doesn't bubble.
  window.addEventListener('blur', end, { signal });
  return (work) => {
    if (isHeld) waiting = work;
    else work();
  };
}
