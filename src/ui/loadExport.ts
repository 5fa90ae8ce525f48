/**
 * Loads a file of the program and takes one of its exports. Null if the file can't be loaded, or is empty: browsers accept an
 * empty script as a valid module.
 */
export async function loadExport<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): Promise<File[Name] | null> {
  const file: Partial<File> | null = await load().catch(() => null);
  return file?.[name] ?? null;
}
