/** Controls. The page's scripts see only the element around them. */
const CONTROLS = 'input,select,textarea,button,label,a,summary,dialog';
/**
 * A page's handlers could cancel these events for a control. `click`, `pointerdown` and Tab always reach the page, and so
 * does Escape while no dialog of ours is open.
 */
const KEPT = ['keydown', 'keypress', 'keyup', 'mousedown', 'selectstart', 'wheel', 'touchmove'];
/** The shortest time between two presses that both count. */
const REPEAT_MS = 500;
/** Presses at most this far apart in the window count as one place: half of a target. */
const SAME_PLACE_PX = 22;

/**
 * Hides events that begin in a control from the page's handlers, as `keepScrolling.ts` does for scroll boxes. Drops the
 * second of two quick presses, which the visitor meant for the earlier screen. A press by a script counts, and one by
 * voice control, which comes without a pointer or a key.
 * @param root around everything that React listens to, inside the shadow root
 */
export function guardEvents(root: HTMLElement, gone: AbortSignal): void {
  keepEvents(root);
  const forgetPress = dropRepeats(root);
  keepEscape(root, gone, forgetPress);
  // Android's Back gesture closes a dialog without a key.
  root.addEventListener('cancel', forgetPress, true);
}

function keepEvents(root: HTMLElement): void {
  /** A key that moves the focus is released elsewhere. */
  let isHeld = false;
  const keep = (event: Event): void => {
    const { type, key } = event as KeyboardEvent;
    if (key === 'Escape' || key === 'Tab') return;
    const isOurs = controlOf(event) !== null;
    if (isOurs || (isHeld && type === 'keyup')) event.stopPropagation();
    if (key) isHeld = isOurs;
  };
  for (const name of KEPT) root.addEventListener(name, keep, { passive: true });
}

/**
 * Hides Escape from the page while a dialog of ours is open: the browser closes the dialog itself, and the page's pop-up
 * around the selector would close too, at the press or the release. Listens on the window from the start, because a page may
 * listen there or on the document before an event reaches the selector.
 */
function keepEscape(root: HTMLElement, signal: AbortSignal, forgetPress: () => void): void {
  let isOurs = false;
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (event.type === 'keydown') isOurs = root.querySelector('dialog[open]') !== null;
    if (!isOurs) return;
    event.stopImmediatePropagation();
    forgetPress();
  };
  for (const name of ['keydown', 'keyup'] as const) window.addEventListener(name, keep, { capture: true, signal });
}

interface Press {
  readonly control: Element | null;
  /** Undefined for a pointer. */
  readonly key: string | undefined;
  /** Without a pointer there is none, and nothing is near. */
  readonly x: number;
  readonly y: number;
  readonly pageY: number;
  time: number;
}

/** @returns a function that makes the next press a new one */
function dropRepeats(root: HTMLElement): () => void {
  let last: Press | null = null;
  let isRepeat = false;
  const onPress = (event: Event): void => {
    const { timeStamp: time, key, repeat, clientX: x, clientY: y, pageY } = event as PointerEvent & KeyboardEvent;
    if (key && key !== 'Enter' && key !== ' ') {
      last = null;
      return;
    }
    // Enter clicks again and again while it is held, Space only once, when it is released.
    if (repeat && key === ' ') return;
    const press: Press = { control: controlOf(event), key, x, y, pageY, time };
    isRepeat = repeat || (last !== null && time - last.time < REPEAT_MS && isSame(press, last));
    last = press;
  };
  const onClick = (event: Event): void => {
    // A press may end elsewhere, without a click, and a later click by voice control isn't its own.
    const isOwn = event.isTrusted && last !== null && event.timeStamp - last.time < REPEAT_MS;
    const isDropped = isOwn && isRepeat && controlOf(event) !== null;
    isRepeat = false;
    if (!event.isTrusted) last = null;
    if (last) last.time = event.timeStamp;
    if (!isDropped) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['pointerdown', 'keydown']) root.addEventListener(name, onPress, true);
  root.addEventListener('click', onClick, true);
  return () => {
    last = null;
  };
}

/** True for the same control, and at the same place in the window unless the visitor has scrolled to another control. */
function isSame(press: Press, last: Press): boolean {
  if (press.key !== last.key) return false;
  if (press.control === last.control) return true;
  const hasScrolled = Math.abs(press.pageY - last.pageY) >= SAME_PLACE_PX && last.control?.checkVisibility();
  return Math.hypot(press.x - last.x, press.y - last.y) < SAME_PLACE_PX && !hasScrolled;
}

/** The innermost control that an event met. */
function controlOf(event: Event): Element | null {
  // A text, where a selection starts.
  const target = event.composedPath()[0] as Element | Text;
  return ('closest' in target ? target : target.parentElement)?.closest(CONTROLS) ?? null;
}
