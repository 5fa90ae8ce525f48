/**
 * Prints one sheet and nothing of the page: a copy of it in a separate frame, with the same stylesheets. The frame is
 * removed after printing, or at the next print, since not every browser reports the end. Constructed stylesheets are
 * allowed by a strict content security policy; the page's address, title and styles stay unchanged.
 * @param sheet an element in a shadow root; the frame copies that root's stylesheets
 * @param title suggested as the name of a PDF
 */
export function printSheet(sheet: HTMLElement, title: string): void {
  const shadow = sheet.getRootNode();
  if (!(shadow instanceof ShadowRoot)) return;
  shadow.querySelector('.print-frame')?.remove();
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  shadow.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (!paper || !view) {
    frame.remove();
    return;
  }
  paper.title = title;
  paper.documentElement.lang = sheet.closest('[lang]')?.getAttribute('lang') ?? '';
  const root = paper.createElement('div');
  root.className = 'root';
  root.dir = getComputedStyle(sheet).direction;
  root.append(paper.importNode(sheet, true));
  paper.body.replaceChildren(root);
  paper.adoptedStyleSheets = [...shadow.adoptedStyleSheets].map((own) => copySheet(own, view));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.focus();
  view.print();
}

/** A constructed stylesheet belongs to one document. */
function copySheet(sheet: CSSStyleSheet, view: Window): CSSStyleSheet {
  const copy = new (view as Window & typeof globalThis).CSSStyleSheet();
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  return copy;
}
