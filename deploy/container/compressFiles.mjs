/** `node compressFiles.mjs FOLDER`: writes each file's Brotli and gzip form beside it, so that no start of the provider compresses it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

for (const entry of readdirSync(process.argv[2] ?? '.', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  const forms = { br: brotliCompressSync(bytes), gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < bytes.length) writeFileSync(`${file}.${ending}`, form);
  }
}
