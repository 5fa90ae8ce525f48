import { afterPaint } from '../ui/afterPaint.ts';
import { viewHeight } from './viewHeight.ts';

/** Space between a focused control and content that covers the window's edge, in pixels. */
const GAP = 16;

/**
 * Keeps fixed content at the bottom of the window, such as a cookie banner, from covering *Continue*. Sticky bars stand
 * above it, the selector gets the missing room below, and a covered control scrolls into view when it gets the focus.
 * @param box around all screens, in the selector's shadow root
 */
export function keepClear(box: HTMLElement, gone: AbortSignal): void {
  const look = (): void => {
    if (!box.isConnected) return;
    const cover = coverOf(box);
    box.style.setProperty('--_cover', `${cover}px`);
    const room = document.documentElement.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    const own = Number.parseFloat(box.style.marginBlockEnd) || 0;
    const lacking = cover === 0 ? 0 : Math.max(0, Math.ceil(cover - (room - own)));
    if (lacking !== own) box.style.marginBlockEnd = lacking === 0 ? '' : `${lacking}px`;
  };
  let isDue = false;
  const lookLater = (): void => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      look();
    });
  };
  // After the paint, since the browser scrolls a focused control into the window first.
  const onFocus = ({ target }: Event): void =>
    afterPaint(() => {
      look();
      const cover = coverOf(box);
      const covered = (target as Element).getBoundingClientRect().bottom + GAP - (viewHeight() - cover);
      if (cover > 0 && covered > 0 && covered <= cover + GAP) window.scrollBy({ top: covered, behavior: 'instant' });
    });
  const options = { passive: true, signal: gone };
  window.addEventListener('scroll', lookLater, options);
  window.addEventListener('resize', lookLater, options);
  box.addEventListener('focusin', onFocus, options);
}

/** The height of fixed content over the selector at the bottom of the window, in pixels. */
function coverOf(box: HTMLElement): number {
  const root = box.getRootNode();
  if (!(root instanceof ShadowRoot)) return 0;
  const { left, width } = (box.querySelector('.button-primary') ?? box).getBoundingClientRect();
  // An element of the page may hide the document's own method.
  const found = Document.prototype.elementFromPoint.call(document, left + width / 2, viewHeight() - 1);
  for (let cover: Element | null = found; cover && !cover.contains(root.host); cover = cover.parentElement) {
    const { top } = cover.getBoundingClientRect();
    if (/fixed|sticky/.test(getComputedStyle(cover).position) && top < root.host.getBoundingClientRect().bottom)
      return viewHeight() - top;
  }
  return 0;
}
