import styles from '../screens/frame/styles.css?inline';
import { afterPaint } from '../ui/afterPaint.ts';
import { loadExport } from '../ui/loadExport.ts';
import { adoptStyles, dropStyles, readoptStyles } from '../ui/styleSheet.ts';
import { hasOwnColors } from '../ui/theme/tokens.ts';
import { guardEvents } from './guardEvents.ts';
import { reportProblem } from './reportProblem.ts';

/** The contents of an element: the box for the screens, in a shadow root with the selector's styles. */
export interface View {
  /** The element around all screens, with the language of the words. */
  readonly box: HTMLElement;
  /** Puts a root in place of the page's own content, which stays until there is a screen, or beside the root before. */
  show(root: HTMLElement): void;
  adopt(css: string): void;
  /** The element is in a page again: the styles follow it. */
  readopt(): void;
  /** Restores the element. */
  remove(): void;
}

/** @param warn gets a line about the page's colours */
export function createView(element: HTMLElement, gone: AbortSignal, warn: (line: string) => void): View {
  const box = document.createElement('div');
  box.className = 'root';
  const outer = document.createElement('div');
  outer.className = 'outer';
  guardEvents(outer, gone);
  // A new element shows the page's content without a shadow root, which would cost the browser a second layout.
  if (element.shadowRoot) openShadow(element);
  // Scripts that fit a frame to its content may watch the page alone, and never see a change inside the shadow root.
  const heights = new ResizeObserver(() => element.setAttribute('data-height', `${outer.offsetHeight}`));
  let stopColors = (): void => {};
  /** The last line about colours, which the next root doesn't repeat. */
  let last = '';
  return {
    box,
    show(root) {
      const shadow = openShadow(element);
      outer.append(root);
      const isFirst = !outer.parentNode;
      if (isFirst) {
        shadow.replaceChildren(outer);
        // A page can't replace `top`, as it can `parent`.
        if (window.top !== window) heights.observe(outer);
      }
      // After the first paint, since most pages have readable colours. Without it, the page's colours stay uncorrected.
      afterPaint(async () => {
        if (isFirst && outer.offsetWidth === 0 && element.checkVisibility()) reportProblem('widthProblem');
        // The written screen in our own colours has nothing to correct.
        if (root !== box && hasOwnColors(root)) return;
        const watchColors = await loadExport(() => import('../ui/theme/watchColors.ts'), 'watchColors');
        if (!watchColors || gone.aborted || !root.isConnected) return;
        stopColors();
        stopColors = watchColors(root, shadow, (line) => {
          if (line !== last) warn(line);
          last = line;
        });
      });
    },
    adopt: (css) => adoptStyles(openShadow(element), css),
    readopt() {
      if (element.shadowRoot) readoptStyles(element.shadowRoot);
    },
    remove() {
      stopColors();
      heights.disconnect();
      const { shadowRoot } = element;
      if (!shadowRoot) return;
      element.removeAttribute('data-height');
      shadowRoot.replaceChildren();
      dropStyles(shadowRoot);
    },
  };
}

/** The element's shadow root with the selector's styles; until the first render it shows the page's own content. */
function openShadow(element: HTMLElement): ShadowRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, styles);
  if (!shadow.firstChild) shadow.append(document.createElement('slot'));
  return shadow;
}
