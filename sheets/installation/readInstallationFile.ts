import { IN_ENGLISH } from '../../src/catalogue/explainProblem.ts';
import type { InstallationShape, TableFault } from '../../src/pricing/installationShape.ts';
import {
  explainFault,
  type InstallationReading,
  judgeInstallation,
  MAX_INSTALLATION_BYTES,
} from '../../src/pricing/readInstallation.ts';
import { EXAMPLE_PROVIDER } from './installationColumns.ts';
import { openInstallationSheet } from './openInstallationSheet.ts';
import { readInstallationRows } from './readInstallationRows.ts';

/**
 * Reads an installation table from a file: JSON, a workbook, or text with separators. Refuses the template's example. Never throws.
 *
 * @param on today, as YYYY-MM-DD
 */
export function readInstallationFile(bytes: Uint8Array, on: string, translate = IN_ENGLISH): InstallationReading {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, '');
  const isJson = /^\s*[[{]/.test(start);
  const explained = (faults: readonly TableFault[]) => faults.map((fault) => explainFault(fault, translate));
  if (isJson || bytes.length > MAX_INSTALLATION_BYTES) {
    const { installation, faults } = judgeOwn(bytes, on);
    return { installation, problems: explained(faults) };
  }
  const sheet = openInstallationSheet(bytes, translate);
  const { found, faults: ofRows, placeOf } = readInstallationRows(sheet.rows);
  const own = [...sheet.faults, ...(sheet.rows.length > 0 || sheet.faults.length === 0 ? ofRows : [])];
  const told = new Set(own.map(({ place }) => place));
  const { installation, faults } = judgeOwn(found, on);
  const others = faults.flatMap((fault) => {
    const place = placeOf(fault.place) ?? (own.length > 0 ? null : fault.place);
    if (place === null || told.has(place)) return [];
    told.add(place);
    return [{ ...fault, place }];
  });
  const problems = explained([...own, ...others]);
  return { installation: problems.length > 0 ? null : installation, problems };
}

function judgeOwn(content: unknown, on: string): InstallationShape {
  const judged = judgeInstallation(content, on);
  if (judged.installation?.provider !== EXAMPLE_PROVIDER) return judged;
  return { installation: null, faults: [{ place: 'provider', kind: 'example', found: EXAMPLE_PROVIDER }] };
}
