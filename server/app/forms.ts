/** The compression of a body, as in `Content-Encoding`; `identity` is plain. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one encoding. */
export interface Form {
  readonly encoding: Encoding;
  readonly body: Uint8Array<ArrayBuffer>;
  /** A strong tag. */
  readonly etag: string;
}

/** The platform's compression. Without it, replies are plain. */
export type Compressors = Readonly<
  Partial<Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>>>
>;

/** A body in each encoding that makes it smaller, Brotli first, then the plain one. */
export async function formsOf(body: Uint8Array<ArrayBuffer>, compressors: Compressors): Promise<readonly Form[]> {
  const digest = base64(await crypto.subtle.digest('SHA-256', body));
  const form = (encoding: Encoding, bytes: Uint8Array<ArrayBuffer>): Form => ({
    encoding,
    body: bytes,
    etag: `"${digest.replaceAll('+', '-').replaceAll('/', '_').slice(0, 27)}${encoding === 'identity' ? '' : `-${encoding}`}"`,
  });
  const compressed = (['br', 'gzip'] as const).map(async (encoding) => {
    const bytes = await compressors[encoding]?.(body);
    return bytes && bytes.length < body.length ? [form(encoding, bytes)] : [];
  });
  return [...(await Promise.all(compressed)).flat(), form('identity', body)];
}

export function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
