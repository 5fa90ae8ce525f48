import { loadExport } from '../../ui/loadExport.ts';

/** The exports that have been reported as missing. */
const reported = new Set<PropertyKey>();

/** Loads a file of a part, like `loadExport`. If it's missing, the console has one line, however often the page tries again. */
export const loadProgram: typeof loadExport = async (load, name) => {
  const found = await loadExport(load, name);
  if (found === null && !reported.has(name)) {
    reported.add(name);
    console.error(`Product Selector: left out, because its file can't be loaded: ${String(name)}.`);
  }
  return found;
};
