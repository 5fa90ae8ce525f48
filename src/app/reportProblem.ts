import { loadExport } from '../ui/loadExport.ts';

/** Writes a problem with the page on the console. The texts load only then. */
export function reportProblem(problem: (texts: typeof import('./pageProblems.ts')) => string | null): void {
  void loadExport(() => import('./pageMessages.ts'), 'pageProblems').then((texts) => {
    const line = texts && problem(texts);
    if (line) console.error(line);
  });
}

/** Writes a line about the page on the console. */
export const warn = (line: string): void => console.warn(`Product Selector: ${line}`);
