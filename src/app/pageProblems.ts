/**
 * One line for a page that loads the element twice in different versions.
 * @param ours the version of this script
 * @param theirs `version` of the element that the page already has; unknown for another program's element
 */
export function versionProblem(ours: string, theirs: unknown): string {
  const which =
    typeof theirs === 'string' ? `version ${theirs.slice(0, 40)} is already in use` : 'another program has defined it';
  return `Product Selector: this script has version ${ours} of <product-selector>, but ${which}, so this script does nothing. Load only one of them.`;
}

/** One line for a page with elements whose names hide parts of `document` that we need. */
export function hiddenProblem(names: readonly string[]): string {
  const hidden = names.map((name) => `document.${name}`).join(', ');
  return `Product Selector: elements of this page have names or ids that hide ${hidden}. Rename them; until then the page's own content stays in place.`;
}
