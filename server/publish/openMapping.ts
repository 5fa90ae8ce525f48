import type { Mapping } from '../../sheets/read/mapping.ts';
import { readMapping } from '../../sheets/read/readMapping.ts';
import { readInputFile } from './readInputFile.ts';

const MAX_MAPPING_BYTES = 1_000_000;

type OpenedMapping = { readonly ok: true; readonly mapping: Mapping } | { readonly ok: false; readonly reason: string };

export function openMapping(file: string): OpenedMapping {
  const read = readInputFile(file, 'a mapping', MAX_MAPPING_BYTES);
  if (!read.ok) return read;
  const mapping = readMapping(new TextDecoder().decode(read.bytes));
  if (!mapping.ok) return { ok: false, reason: `${file} can't be used: ${mapping.reason} ${mapping.suggestion}` };
  return { ok: true, mapping: mapping.mapping };
}
