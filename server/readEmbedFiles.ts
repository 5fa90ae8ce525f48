import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { prepareFile } from './app/prepareFile.ts';
import type { PreparedReply } from './app/prepareReply.ts';
import { compressors } from './compressors.ts';

/** Brotli's best takes a second for the element's files; source maps are for developers, who can wait less than visitors. */
const QUALITY = 11;
const QUALITY_OF_MAPS = 5;

/**
 * Reads the built element into memory, by its path below the folder. A request can only name what is in this table, so
 * no path of any spelling leads out of the folder; and a build that runs meanwhile cannot mix old files with new ones
 * (the new build is served after a restart).
 *
 * @throws when the folder cannot be read
 */
export async function readEmbedFiles(folder: string): Promise<ReadonlyMap<string, PreparedReply>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(async (entry): Promise<[string, PreparedReply]> => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    const quality = path.endsWith('.map') ? QUALITY_OF_MAPS : QUALITY;
    return [path, await prepareFile(path, new Uint8Array(readFileSync(file)), compressors(quality))];
  });
  return new Map(await Promise.all(files));
}
