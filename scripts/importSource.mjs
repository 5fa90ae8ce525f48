import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { NODE_ENV } = process.env;

/** @param {string} path of the project */
export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * A TypeScript module of the project, for a Node without type stripping.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function importSource(path) {
  const { module } = await runnerImport(inProject(path), { configFile: false });
  // Vite sets it, and programs that this process starts would build the development edition.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}
