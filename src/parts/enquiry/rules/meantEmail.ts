/** Domains of large mail providers as people mistype them, and ends that no domain has. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/^g(mial|amil|ma[il]|nail)\./, 'gmail.'],
  [/^hotm(ial|al|ai|il)\./, 'hotmail.'],
  [/^outlo[ok]\./, 'outlook.'],
  [/\.(con|cmo|vom)$/, '.com'],
  [/^(gmail|hotmail|outlook)\.co?m?$/, '$1.com'],
];

/**
 * Suggests another address for one that looks mistyped: '' where its end is missing, null if nothing looks wrong. The typed
 * address may be right all the same.
 */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (!domain.includes('.')) return '';
  let meant = domain;
  for (const [typo, right] of TYPOS) meant = meant.replace(typo, right);
  return meant === domain ? null : email.slice(0, at) + meant;
}
