import { afterPaint } from '../ui/afterPaint.ts';
import { coversOver } from './covers.ts';
import { viewHeight } from './viewHeight.ts';

/** Space between a focused control and what covered it, in pixels. */
const GAP = 16;
/** Nobody tells when a page lays something over the selector, such as a chat button after ten seconds. */
const LOOK_MS = 500;
/** They stick to the bottom of the window. */
const STICKY = '.question > .bar > .button-primary, .tray';

/**
 * Keeps fixed content, such as a sticky header, a cookie banner or a chat button, from covering *Continue*, the tray of
 * the comparison and the focused control. The bars stand above it, and the selector gets the missing room below. A
 * covered control scrolls into the open when it gets the focus, also from under our own bars.
 * @param box around all screens, in the selector's shadow root
 */
export function keepClear(box: HTMLElement, gone: AbortSignal): void {
  const look = (): void => {
    const cover = coverOf(box);
    const { width, bottom } = box.getBoundingClientRect();
    // A page may zoom the selector, which enlarges our lengths too.
    const zoom = width / box.offsetWidth || 1;
    box.style.setProperty('--_cover', `${cover / zoom}px`);
    const own = Number.parseFloat(box.style.marginBlockEnd) || 0;
    const room = document.documentElement.getBoundingClientRect().bottom - bottom - own * zoom;
    const lacking = cover === 0 ? 0 : Math.max(0, Math.ceil((cover - room) / zoom));
    if (lacking !== own) box.style.marginBlockEnd = lacking === 0 ? '' : `${lacking}px`;
  };
  let timer: ReturnType<typeof setTimeout>;
  const keepLooking = (): void => {
    if (box.isConnected) look();
    timer = setTimeout(keepLooking, LOOK_MS);
  };
  keepLooking();
  gone.addEventListener('abort', () => clearTimeout(timer), { once: true });
  // After the paint, since the browser scrolls a focused control into the window first.
  const onFocus = ({ target }: Event): void =>
    afterPaint(() => {
      if (gone.aborted) return;
      look();
      // Nothing moves under a pointer that is still down: it would press something else. `bringIntoView` shows a step.
      if (!(target as Element).matches('.root, .step-heading, :active')) uncover(target as HTMLElement);
    });
  box.addEventListener('focusin', onFocus, { passive: true, signal: gone });
}

/** How far from the bottom of the window *Continue* or the tray is free over its whole box, in pixels. */
function coverOf(box: HTMLElement): number {
  const shown = [...box.querySelectorAll(STICKY)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  const bar = shown?.closest('.bar');
  if (!shown || !bar) return 0;
  const { left, right, height, bottom } = shown.getBoundingClientRect();
  const below = bar.getBoundingClientRect().bottom - bottom;
  let cover = 0;
  for (;;) {
    // The box where it stands with this cover, which may not be its place now.
    const edge = viewHeight() - cover - below;
    const over = coversOver({ left, right, top: edge - height, bottom: edge }, shown);
    const higher = Math.max(cover, ...over.map(({ top }) => viewHeight() - top));
    if (higher === cover || higher > viewHeight() / 2) return cover;
    cover = higher;
  }
}

/** Scrolls a control, or the card of its option, out from under what covers it. */
function uncover(target: HTMLElement): void {
  const shown = target.closest<HTMLElement>('.choice') ?? target;
  const height = viewHeight();
  let above = 0;
  let below = 0;
  for (const { top, bottom } of coversOver(shown.getBoundingClientRect(), shown)) {
    if (top + bottom < height) above = Math.max(above, bottom + GAP);
    else below = Math.max(below, height - top + GAP);
  }
  if (above + below === 0) return;
  shown.style.scrollMarginBlock = `${above}px ${below}px`;
  shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  shown.style.scrollMarginBlock = '';
}
