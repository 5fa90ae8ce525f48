/** The colour tokens that affect readability; `--ps-hairline` is decorative. */
export const TOKENS = ['paper', 'ink', 'soft-ink', 'line', 'tint', 'accent', 'on-accent', 'warning'] as const;
export type Token = (typeof TOKENS)[number];

/** True if the page has set none of them. */
export function hasOwnColors(root: HTMLElement): boolean {
  const style = getComputedStyle(root);
  const value = (kind: string, token: Token): string => style.getPropertyValue(`--_${kind}-${token}`);
  return TOKENS.every((token) => value('page', token) === value('own', token));
}
