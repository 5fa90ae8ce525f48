import { StoreProblem } from './enquiryStore.ts';

/** Node's codes for a package, or its native part, that isn't installed. */
const MISSING = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/**
 * Loads a package that only enquiries need. The npm package doesn't include it, because most people who install that
 * want the element.
 *
 * @throws StoreProblem with the command that installs it
 */
export async function loadPackage<Library>(name: string, load: () => Promise<Library>): Promise<Library> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!MISSING.includes(code ?? '')) throw error;
    const [line] = message.split('\n');
    throw new StoreProblem(
      `Enquiries need the package ${name}, which can’t be loaded. Run: npm install ${name}. Node says: ${line}`,
    );
  }
}
