import { writeJson } from '../../catalogue/writeJson.ts';
import type { SnapshotStore } from '../../visit/snapshot.ts';
import { SECTION_NAMES, type SectionName } from '../../words/brief.ts';

/** An enquiry in this tab: while it is being written, and its result. */
export type EnquiryDraft =
  | {
      readonly state: 'written' | 'sending';
      /** Made with the draft, so that the enquiry arrives once. */
      readonly key: string;
      readonly name: string;
      readonly email: string;
      readonly phone: string;
      /** Empty means any time. */
      readonly callTime: string;
      readonly postcode: string;
      readonly note: string;
      readonly marketing: boolean;
      /** The text of the field that people don't see. */
      readonly topic?: string;
      /** The sections of the brief that the visitor removed. */
      readonly left: readonly SectionName[];
      /** The ids of other systems to quote for. */
      readonly others: readonly string[];
      /** The ids of the extras that the visitor added. */
      readonly added: readonly string[];
    }
  /** Once it has arrived, nothing personal stays. */
  | { readonly state: 'sent'; readonly reference: string | null };

export type WrittenDraft = Exclude<EnquiryDraft, { readonly state: 'sent' }>;

export function newDraft(postcode = ''): WrittenDraft {
  const texts = { name: '', email: '', phone: '', callTime: '', postcode, note: '' };
  return { state: 'written', key: newKey(), ...texts, marketing: false, left: [], others: [], added: [] };
}

/** A UUID. `crypto.randomUUID` is missing on pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The draft kept in this tab, read as untrusted; otherwise a new one, with the postcode. */
export function readDraft(store: SnapshotStore, postcode?: string): EnquiryDraft {
  let saved: Readonly<Record<string, unknown>> = {};
  try {
    saved = { ...JSON.parse(store.read() ?? '{}') };
  } catch {
    // Not ours.
  }
  const { reference } = saved;
  if (saved.state === 'sent' && (reference === null || typeof reference === 'string')) {
    return { state: 'sent', reference };
  }
  const draft = newDraft(postcode);
  const isLike = (value: unknown, usual: unknown) =>
    typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);
  if (!Object.entries(draft).every(([name, usual]) => isLike(saved[name], usual))) return draft;
  const { state, key, topic, left, others, added } = saved as unknown as WrittenDraft;
  const isOurs =
    ['written', 'sending'].includes(state) &&
    /^[0-9a-f-]{36}$/.test(key) &&
    ['string', 'undefined'].includes(typeof topic) &&
    [...others, ...added].every((id) => typeof id === 'string') &&
    // What a visitor removed from a draft of an earlier version mustn't come back.
    left.every((name) => SECTION_NAMES.includes(name));
  return isOurs ? (saved as unknown as WrittenDraft) : draft;
}

export function writeDraft(store: SnapshotStore, draft: EnquiryDraft): void {
  store.write(writeJson(draft));
}
