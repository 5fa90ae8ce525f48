import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {string} path of the project */
export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * A TypeScript module of the project, for Node without type stripping.
 * @param {string} path
 * @returns {Promise<any>}
 */
export const importSource = async (path) => (await runnerImport(inProject(path), { configFile: false })).module;
