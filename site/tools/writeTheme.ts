/** The theme as a style sheet for any page. */
export function themeSheet(css: string): string {
  if (css === '') return '/* Nothing differs from the selector’s own theme. */\n';
  return `product-selector {\n${css.replace(/^/gm, '  ')}\n}\n`;
}

/**
 * The theme for the `theme.json` of a WordPress block theme. The theme's own style sheet reaches the block and the shortcode.
 * Every WordPress that the plugin supports reads version 2 of the format.
 */
export function themeJson(css: string): string {
  const sheet = css === '' ? '' : `product-selector { ${css.replaceAll('\n', ' ')} }`;
  return `${JSON.stringify({ version: 2, styles: { css: sheet } }, null, 2)}\n`;
}
