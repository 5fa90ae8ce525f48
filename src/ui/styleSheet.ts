const sheets = new Map<string, CSSStyleSheet>();

/**
 * A constructed stylesheet, which a strict content security policy allows. The same text returns the same sheet, so
 * that all selectors of a page share it.
 */
export function styleSheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Adds a stylesheet to a shadow root, unless it has it. */
export function adoptStyles(shadow: ShadowRoot, css: string): void {
  const sheet = styleSheet(css);
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}
