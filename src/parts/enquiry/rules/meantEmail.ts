/** Common typos in the domains of large mail providers, and endings that no domain has. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/^g(mial|amil|ma[il]|nail)\./, 'gmail.'],
  [/^hotm(ial|al|ai|il)\./, 'hotmail.'],
  [/^outlo[ok]\./, 'outlook.'],
  [/\.(con|cmo|vom)$/, '.com'],
  [/^(gmail|hotmail|outlook)\.co?m?$/, '$1.com'],
];

/**
 * Suggests another address if this one looks mistyped: '' if its ending is missing, null if nothing looks wrong. The typed
 * address may still be right.
 */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (!domain.includes('.')) return '';
  let meant = domain;
  for (const [typo, right] of TYPOS) meant = meant.replace(typo, right);
  return meant === domain ? null : email.slice(0, at) + meant;
}
