import { StoreProblem } from './enquiryStore.ts';

/** The codes of Node for a package, or the native part of one, that isn't there. */
const MISSING = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/**
 * Loads a package that only enquiries and insight need. The npm package doesn't bring it, because most who install that want the element.
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
