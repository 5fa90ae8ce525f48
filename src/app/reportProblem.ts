/** Writes a problem with the page on the console. The texts load only then. */
export function reportProblem(problem: (texts: typeof import('./pageProblems.ts')) => string | null): void {
  import('./pageMessages.ts').then(
    ({ pageProblems }) => {
      // Browsers accept an empty script as a valid module.
      const line = pageProblems && problem(pageProblems);
      if (line) console.error(line);
    },
    () => {},
  );
}
