/**
 * Prints one sheet and nothing of the page around it: a copy of it in a frame of its own, with the same style sheets. The
 * frame is removed when the browser is done, or at the next print: not every browser says that it is done. The style sheets are constructed, so a strict content security policy
 * allows them; the page's own address, title and styles stay as they are.
 * @param sheet an element in a shadow root, whose style sheets it takes
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

/** A constructed style sheet belongs to one document. */
function copySheet(sheet: CSSStyleSheet, view: Window): CSSStyleSheet {
  const copy = new (view as Window & typeof globalThis).CSSStyleSheet();
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
  return copy;
}
