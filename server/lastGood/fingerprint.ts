import { createHash } from 'node:crypto';

/** Identifies the content of a catalogue's file and of its mapping, by SHA-256. */
export interface Fingerprint {
  readonly catalogue: string;
  /** null without a mapping. */
  readonly mapping: string | null;
}

export function fingerprintOf(catalogue: Uint8Array, mapping: Uint8Array | undefined): Fingerprint {
  return { catalogue: digestOf(catalogue), mapping: mapping === undefined ? null : digestOf(mapping) };
}

export function isSameContent(one: Fingerprint | null, other: Fingerprint | null): boolean {
  return one !== null && other !== null && one.catalogue === other.catalogue && one.mapping === other.mapping;
}

/** A fingerprint from a file; null if it has none. */
export function readFingerprint(found: unknown): Fingerprint | null {
  const { catalogue, mapping } = Object(found) as Partial<Record<keyof Fingerprint, unknown>>;
  const isText = typeof catalogue === 'string' && (mapping === null || typeof mapping === 'string');
  return isText ? { catalogue, mapping } : null;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
