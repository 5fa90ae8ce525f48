type Texts = typeof import('./pageProblems.ts');

/** Writes a problem with the page on the console. The texts load only then. @param name of the function that says it */
export async function reportProblem<Name extends keyof Texts>(
  name: Name,
  ...given: Parameters<Texts[Name]>
): Promise<void> {
  // On a page that hides `createElement`, React fails in their file, and its error names it.
  const file = await import('./pageMessages.ts').catch((error) => console.error('Product Selector:', error));
  const line = (file?.pageProblems?.[name] as ((...given: unknown[]) => string | null) | undefined)?.(...given);
  if (line) console.error(line);
}

/** Writes a line about the page on the console. */
export const warn = (line: string): void => console.warn(`Product Selector: ${line}`);
