/** Constructed stylesheets, by document: documents can't share them. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** The stylesheet texts of each shadow root. A browser drops its sheets when it moves to another document. */
const adopted = new WeakMap<ShadowRoot, Set<string>>();

/**
 * A constructed stylesheet, which a strict content security policy allows. The same text returns the same sheet, so
 * that all selectors of a page share it.
 */
export function styleSheet(css: string, paper: Document = document): CSSStyleSheet {
  const known = sheets.get(paper) ?? new Map<string, CSSStyleSheet>();
  sheets.set(paper, known);
  const found = known.get(css);
  if (found) return found;
  const view: (Window & typeof globalThis) | null = paper.defaultView;
  // For this window, the constructor that `natives.ts` took at the start.
  const Sheet = view && view !== window ? view.CSSStyleSheet : CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  known.set(css, sheet);
  return sheet;
}

/** Adds a stylesheet to a shadow root, unless it has it. */
export function adoptStyles(shadow: ShadowRoot, css: string): void {
  const texts = adopted.get(shadow) ?? new Set();
  adopted.set(shadow, texts.add(css));
  const sheet = styleSheet(css, shadow.ownerDocument);
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}

/** Restores a shadow root's stylesheets in its current document. */
export function readoptStyles(shadow: ShadowRoot): void {
  for (const css of adopted.get(shadow) ?? []) adoptStyles(shadow, css);
}

export function dropStyles(shadow: ShadowRoot): void {
  adopted.delete(shadow);
  shadow.adoptedStyleSheets = [];
}
