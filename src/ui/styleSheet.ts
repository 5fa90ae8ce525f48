/** Constructed stylesheets, by their document: it shares them with no other. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** The texts that a shadow root has. A browser drops its sheets when it moves to another document. */
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
  // Of this window, the one that was taken at the start.
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

/** Gives a shadow root its stylesheets again, in the document where it is now. */
export function readoptStyles(shadow: ShadowRoot): void {
  for (const css of adopted.get(shadow) ?? []) adoptStyles(shadow, css);
}

export function dropStyles(shadow: ShadowRoot): void {
  adopted.delete(shadow);
  shadow.adoptedStyleSheets = [];
}
