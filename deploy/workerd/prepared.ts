import type { StoredFile } from '../../server/app/prepareFile.ts';
import type { Pages } from '../../server/app/preparePages.ts';
import type { PreparedProducts } from '../../server/app/prepareProducts.ts';

/** The worker's replies, made by its build. */
export interface Prepared {
  readonly products: PreparedProducts;
  readonly pages: Pages;
  /** By address. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Origins whose pages may use the selector; null for all. */
  readonly allowedOrigins: readonly string[] | null;
}

/** The same as two files: all bodies joined, and JSON with the place of each. */
export interface Packed {
  readonly index: string;
  readonly bodies: Uint8Array<ArrayBuffer>;
}

export function pack(prepared: Prepared): Packed {
  const parts: Uint8Array[] = [];
  let length = 0;
  const index = JSON.stringify(prepared, (_, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    parts.push(value);
    const from = length;
    length += value.length;
    return [from, length];
  });
  const bodies = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bodies.set(part, at);
    at += part.length;
  }
  return { index, bodies };
}

/** The bodies are views of the packed ones. */
export function unpack({ index, bodies }: Packed): Prepared {
  return JSON.parse(index, (name, value) => (name === 'body' ? bodies.subarray(value[0], value[1]) : value));
}
