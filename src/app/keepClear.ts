import { afterPaint } from '../ui/afterPaint.ts';
import { viewAround, windowBox } from './boxes.ts';
import { coversOver } from './covers.ts';

/** Space between a focused control and what covered it, in pixels. */
const GAP = 16;
/** Nobody tells when a page lays something over the selector, such as a chat button after ten seconds. */
const LOOK_MS = 1000;
/** They stick to the bottom of the window, or of a scroll box: of the tray only its button, with large text. */
const STICKY = '.question > .bar > .button-primary, .tray, .tray .button-primary';

/**
 * Keeps fixed content, such as a sticky header, a cookie banner or a chat button, from covering *Continue*, the tray of
 * the comparison and the focused control. The bars stand above it, and the selector gets as much room below. A covered
 * control scrolls into the open when it gets the focus, also from under our own bars.
 * @param box around all screens, in the selector's shadow root
 */
export function keepClear(box: HTMLElement, gone: AbortSignal): void {
  let written = '';
  const look = (): void => {
    // Above our own dialog nothing has to stay clear.
    if (box.querySelector(':modal')) return;
    const { left, right } = windowBox(box);
    // A page may zoom the selector, which enlarges our lengths too.
    const zoom = (right - left) / box.offsetWidth || 1;
    const cover = `${coverOf(box) / zoom}px`;
    // Everything inherits it, so writing it again would style everything again.
    if (cover !== written) box.style.setProperty('--_cover', cover);
    written = cover;
  };
  const lookAgain = (): void => {
    if (gone.aborted) return;
    if (box.isConnected) look();
    setTimeout(lookAgain, LOOK_MS);
  };
  // The first look asks for the layout, and no screen waits for it.
  afterPaint(lookAgain);
  // After the paint, since the browser scrolls a focused control into the window first.
  const onFocus = ({ target }: Event): void =>
    afterPaint(() => {
      if (gone.aborted) return;
      look();
      // A press may have brought the next step, which `bringIntoView` shows. Nothing moves under a pointer that is still
      // down: it would press something else.
      const control = target as HTMLElement;
      const isFocused = (box.getRootNode() as ShadowRoot).activeElement === control;
      if (isFocused && !control.matches('.root, .step-heading, :active')) uncover(control);
    });
  box.addEventListener('focusin', onFocus, { passive: true, signal: gone });
}

/** How far from the bottom of its view *Continue* or the tray is free over its whole box, in pixels. */
function coverOf(box: HTMLElement): number {
  const shown = [...box.querySelectorAll(STICKY)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  const bar = shown?.closest('.bar');
  if (!shown || !bar) return 0;
  const { left, right, top, bottom } = windowBox(shown);
  // The tray has no box where only its button sticks.
  const below = Math.max(0, windowBox(bar).bottom - bottom);
  const view = viewAround(shown);
  let cover = 0;
  for (;;) {
    // The box where it stands with this cover, which may not be its place now.
    const edge = view.bottom - cover - below;
    const over = coversOver({ left, right, top: edge - (bottom - top), bottom: edge }, shown);
    const higher = Math.max(cover, ...over.map((one) => view.bottom - one.top));
    if (higher === cover || higher > (view.bottom - view.top) / 2) return cover;
    cover = higher;
  }
}

/** Scrolls a control, or the card of its option, out from under what covers it. */
function uncover(target: HTMLElement): void {
  const shown = target.closest<HTMLElement>('.choice') ?? target;
  const view = viewAround(shown);
  let above = 0;
  let below = 0;
  for (const { top, bottom } of coversOver(windowBox(shown), shown)) {
    if (top + bottom < view.top + view.bottom) above = Math.max(above, bottom - view.top + GAP);
    else below = Math.max(below, view.bottom - top + GAP);
  }
  if (above + below === 0) return;
  shown.style.scrollMarginBlock = `${above}px ${below}px`;
  shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  shown.style.scrollMarginBlock = '';
}
