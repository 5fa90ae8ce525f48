/** The exports that have been reported as missing. */
const reported = new Set<string>();

/**
 * Loads a file of the program and takes one of its exports. Null if the file can't be loaded, or is empty: browsers accept an
 * empty script as a valid module. The console has one line about it, however often the page tries again.
 */
export async function loadExport<File, Name extends keyof File & string>(
  load: () => Promise<File>,
  name: Name,
): Promise<File[Name] | null> {
  let reason: unknown = 'The file is empty.';
  const file: Partial<File> | null = await load().catch((error) => {
    reason = error;
    return null;
  });
  const found = file?.[name] ?? null;
  if (found === null && !reported.has(name)) {
    reported.add(name);
    console.error(`Product Selector: left out, because its file can't be loaded: ${name}.`, reason);
  }
  return found;
}
