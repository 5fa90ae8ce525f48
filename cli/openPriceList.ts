import { readInputFile } from '../server/publish/readInputFile.ts';
import { readInstallationFile } from '../sheets/installation/readInstallationFile.ts';
import type { Installation } from '../src/pricing/installation.ts';
import { MAX_INSTALLATION_BYTES } from '../src/pricing/readInstallation.ts';

type ListReading =
  | { readonly ok: true; readonly installation: Installation | null }
  | { readonly ok: false; readonly reason: string };

/** Opens a price list that can be used on a day, YYYY-MM-DD; none without a file. */
export function openPriceList(file: string | undefined, on: string): ListReading {
  if (file === undefined) return { ok: true, installation: null };
  const input = readInputFile(file, 'an installation table', MAX_INSTALLATION_BYTES);
  if (!input.ok) return input;
  const { installation, problems } = readInstallationFile(input.bytes, on);
  const [problem] = problems;
  if (!problem) return { ok: true, installation };
  return { ok: false, reason: `${file} can't be used. ${problem.place}: ${problem.message}` };
}
