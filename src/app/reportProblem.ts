import { loadExport } from '../ui/loadExport.ts';

type Texts = typeof import('./pageProblems.ts');

/** Writes a problem with the page on the console. The texts load only then. @param name of the function that says it */
export async function reportProblem<Name extends keyof Texts>(
  name: Name,
  ...given: Parameters<Texts[Name]>
): Promise<void> {
  const texts = await loadExport(() => import('./pageMessages.ts'), 'pageProblems');
  const line = (texts?.[name] as ((...given: unknown[]) => string | null) | undefined)?.(...given);
  if (line) console.error(line);
}

/** Writes a line about the page on the console. */
export const warn = (line: string): void => console.warn(`Product Selector: ${line}`);
