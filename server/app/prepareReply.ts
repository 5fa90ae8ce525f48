/** Header fields by name. */
export type Fields = Readonly<Record<string, string>>;

/** How a body is compressed, as `Content-Encoding` calls it; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One form of an answer: everything that is sent, so that a request costs no hashing, no compressing and no headers. */
export interface Variant {
  readonly encoding: Encoding;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Fields;
  /** The headers for a caller who has this variant already. */
  readonly notModified: Fields;
}

/** An answer in each form that is worth having, smallest first. The last is the plain one. */
export interface PreparedReply {
  readonly variants: readonly [...Variant[], Variant];
}

export type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** What the platform can compress with. Without any, answers go out plain. */
export type Compressors = Readonly<Partial<Record<Exclude<Encoding, 'identity'>, Compress>>>;

const ENCODINGS = ['br', 'gzip'] as const;

/** Fields that a caller needs again with 304, because they may have changed what it keeps. */
const NOT_ON_304 = ['Content-Type', 'Content-Length', 'Content-Encoding'];

/**
 * Prepares an answer that stays the same until it is replaced.
 *
 * @param fields what is sent with every form of it, `Content-Type` and `Cache-Control` at least
 */
export async function prepareReply(
  body: Uint8Array<ArrayBuffer>,
  fields: Fields,
  compressors: Compressors = {},
): Promise<PreparedReply> {
  const [digest, compressed] = await Promise.all([
    digestOf(body),
    Promise.all(ENCODINGS.map(async (encoding) => ({ encoding, body: await compressors[encoding]?.(body) }))),
  ]);
  const smaller = compressed.flatMap(({ encoding, body: bytes }) =>
    bytes && bytes.length < body.length ? [variant(encoding, bytes, digest, fields)] : [],
  );
  return { variants: [...smaller, variant('identity', body, digest, fields)] };
}

function variant(encoding: Encoding, body: Uint8Array<ArrayBuffer>, digest: string, fields: Fields): Variant {
  const isPlain = encoding === 'identity';
  // A tag names bytes: each form has its own.
  const etag = `"${isPlain ? digest : `${digest}-${encoding}`}"`;
  const headers: Fields = {
    ...fields,
    ...(isPlain ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  const kept = Object.entries(headers).filter(([name]) => !NOT_ON_304.includes(name));
  return { encoding, body, etag, headers, notModified: Object.fromEntries(kept) };
}

/** The same bytes give the same digest, also after a restart and on another machine. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return base64(await crypto.subtle.digest('SHA-256', bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 27);
}

export function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
