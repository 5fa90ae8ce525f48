import { test as base, expect } from '../browser/helpers/test.ts';
import { FrameworkProject } from './frameworkProject.ts';

interface Fixtures {
  /** Makes a project of the document's files. Its processes end after the test's page, which would report a lost connection. */
  readonly project: (...args: ConstructorParameters<typeof FrameworkProject>) => FrameworkProject;
}

/** A test in real time with projects of frameworks. */
export const test = base.extend<Fixtures>({
  realTime: true,
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
    async ({}, use) => {
      const made: FrameworkProject[] = [];
      await use((...args) => {
        const project = new FrameworkProject(...args);
        made.push(project);
        return project;
      });
      for (const project of made) await project.stop();
    },
    // An automatic fixture begins before the page and ends after it.
    { auto: true },
  ],
});

/** The lines of a tool's output about the package: warnings and unresolved imports name its files or its name in quotes. */
export function aboutPackage(output: string): string[] {
  return output.split('\n').filter((line) => /node_modules\/product-selector|["'`]product-selector/.test(line));
}
export { expect };
