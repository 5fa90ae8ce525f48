/** The part of the host in use, declared here because pure folders have no DOM types. */
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new (
    charset: string,
    options?: { readonly fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
};

/** The text of a file; null for a PDF. */
export function decodeQuote(bytes: Uint8Array): string | null {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (begin.includes('%PDF-')) return null;
  return decodeAs(begin.startsWith('\xff\xfe') ? 'utf-16le' : begin.startsWith('\xfe\xff') ? 'utf-16be' : '', bytes);
}

/** @param charset empty for UTF-8. Exported mails and old programs write Western European all the same. */
export function decodeAs(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
