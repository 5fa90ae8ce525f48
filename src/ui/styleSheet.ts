const sheets = new Map<string, CSSStyleSheet>();

/**
 * A constructed style sheet, which a strict content security policy allows. The same text gives the same sheet, so that
 * all selectors of a page share it.
 */
export function styleSheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Adds a style sheet to those of a shadow root, unless it is there. */
export function adoptStyles(shadow: ShadowRoot, css: string): void {
  const sheet = styleSheet(css);
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}
