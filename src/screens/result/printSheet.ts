/** The longest time for a browser to begin printing, in milliseconds. */
const BEGIN_MS = 700;

/**
 * Prints one sheet and nothing of the page: a copy of it in a separate frame, with the same stylesheets. The frame is
 * removed after printing, or at the next print, since not every browser reports the end. Constructed stylesheets are
 * allowed by a strict content security policy; the page's address, title and styles stay unchanged.
 * @param sheet an element in a shadow root; the frame copies that root's stylesheets
 * @param title suggested as the name of a PDF
 * @returns false if the browser doesn't print, as in a sandboxed frame or a web view, which reports nothing
 */
export async function printSheet(sheet: HTMLElement, title: string): Promise<boolean> {
  const shadow = sheet.getRootNode();
  if (!(shadow instanceof ShadowRoot)) return false;
  shadow.querySelector('.print-frame')?.remove();
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  shadow.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (!paper || !view) {
    frame.remove();
    return false;
  }
  fillPaper(sheet, paper, title);
  paper.adoptedStyleSheets = [...shadow.adoptedStyleSheets].map((own) => copySheet(own, view));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  return hasBegun(view);
}

function fillPaper(sheet: HTMLElement, paper: Document, title: string): void {
  paper.title = title;
  paper.documentElement.lang = sheet.closest('[lang]')?.getAttribute('lang') ?? '';
  const root = paper.createElement('div');
  root.className = 'root';
  root.dir = getComputedStyle(sheet).direction;
  root.append(paper.importNode(sheet, true));
  paper.body.replaceChildren(root);
}

/** Asks for printing, and waits until it begins or the time is over. */
function hasBegun(view: Window): Promise<boolean> {
  return new Promise((resolve) => {
    view.addEventListener('beforeprint', () => resolve(true), { once: true });
    view.focus();
    try {
      view.print();
    } catch {
      // A web view may have no printing at all.
      resolve(false);
    }
    setTimeout(() => resolve(false), BEGIN_MS);
  });
}

/** A constructed stylesheet belongs to one document. */
function copySheet(sheet: CSSStyleSheet, view: Window): CSSStyleSheet {
  const copy = new (view as Window & typeof globalThis).CSSStyleSheet();
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  return copy;
}
