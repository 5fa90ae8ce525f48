import { createHash } from 'node:crypto';
import type { Enquiry, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { ListedEnquiry } from '../../src/parts/enquiry/rules/enquiryCsv.ts';

export interface NewEnquiry {
  readonly enquiry: Enquiry;
  /** The text that the visitor agreed to; null if the box wasn't ticked. */
  readonly marketingText: string | null;
  /** The reasons to suspect it that are known before the store is asked. */
  readonly suspicions: readonly Suspicion[];
  /** From `senderOf`; null if nobody knows the sender. Kept for an hour. */
  readonly sender: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Everybody together has sent too many within the hour. */
export interface Refusal {
  readonly kind: 'busy';
  readonly retryAfterS: number;
}

export type Added =
  /** Durable before the promise resolves. */
  | { readonly kind: 'stored'; readonly reference: string }
  /** The same enquiry was stored before. */
  | { readonly kind: 'again'; readonly reference: string }
  /** Another enquiry with this key was stored before. */
  | { readonly kind: 'other body' }
  | Refusal;

export interface StoredEnquiry extends ListedEnquiry {
  /** The state of each channel's message; empty for a flagged enquiry. The stored word for *notified* is `told`. */
  readonly told: readonly { readonly channel: Channel; readonly state: 'waiting' | 'told' | 'given up' }[];
}

export const CHANNELS = ['webhook', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** One try of a message about an enquiry. */
export interface Job {
  readonly id: number;
  /** The number of earlier tries. */
  readonly tries: number;
  readonly enquiry: StoredEnquiry;
}

/** The job's state after a try. */
export type TryEnd =
  | { readonly kind: 'told' }
  | { readonly kind: 'again'; readonly at: number }
  | { readonly kind: 'given up' };

/** The store can't be opened or used. The message is for the person who runs the provider. */
export class StoreProblem extends Error {}

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Without vowels, so there are no words, and without characters that look alike. */
const CHARACTERS = '23456789BCDFGHJKMNPQRTVWXZ';

/** Eight random characters: 2 × 10^11 references. */
export function createReference(): string {
  const random = crypto.getRandomValues(new Uint32Array(8));
  const text = Array.from(random, (number) => CHARACTERS[number % CHARACTERS.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export function normalReference(text: string): string {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

/** Used to find a person's enquiries, because people write one address in several ways. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Digests that are equal for equal enquiries, whatever the nonce: one with the key, one without it. */
export function digestsOf(enquiry: Enquiry): { readonly whole: string; readonly content: string } {
  const { key, ...content } = enquiry;
  const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return { whole: sha256([key, content]), content: sha256(content) };
}
