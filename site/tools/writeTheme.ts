/** The theme as a style sheet for any page. */
export function themeSheet(css: string): string {
  if (css === '') return '/* Nothing differs from the selector’s own theme. */\n';
  return `product-selector {\n${css.replace(/^/gm, '  ')}\n}\n`;
}

/** The theme for a WordPress theme's `theme.json`: its own style sheet reaches the block and the shortcode. */
export function themeJson(css: string): string {
  const sheet = css === '' ? '' : `product-selector { ${css.replaceAll('\n', ' ')} }`;
  return `${JSON.stringify({ version: 3, styles: { css: sheet } }, null, 2)}\n`;
}
