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

/**
 * The store of enquiries. Times come from this process's clock, even if the database's differs. Methods reject if the store can't
 * do the work; nothing is half done then. Several processes may share a store.
 */
export interface EnquiryStore {
  /**
   * Stores an enquiry with one job for each channel, all or nothing. The key prevents a second copy. The jobs of a flagged enquiry
   * are held until it is accepted.
   *
   * @param signal the work doesn't begin after it
   */
  add(enquiry: NewEnquiry, channels: readonly Channel[], signal?: AbortSignal): Promise<Added>;
  /** All enquiries, newest first, page by page. The reader may take its time, because nothing waits for it. */
  pages(): AsyncIterable<readonly StoredEnquiry[]>;
  list(): Promise<readonly StoredEnquiry[]>;
  /** @param reference with or without its hyphen, in any case */
  find(reference: string): Promise<StoredEnquiry | null>;
  /** The number of enquiries that `erase` would delete. */
  count(who: string): Promise<number>;
  /**
   * Deletes everything that a person has sent. SQLite keeps no trace of it in its files.
   *
   * @param who an e-mail address in any case, or a reference
   * @returns the number of deleted enquiries
   */
  erase(who: string): Promise<number>;
  /**
   * Deletes enquiries from before this time, some at a time so that other work continues, and returns their number.
   *
   * @param mostMs deletes none that came later than this after the oldest
   */
  deleteBefore(time: number, mostMs?: number): Promise<number>;
  /** Forgets senders after an hour. */
  forgetSenders(now: number): Promise<void>;
  /**
   * Removes the flag from an enquiry, so that its channels are notified of it.
   *
   * @returns the notified channels; null if there is no flagged enquiry with this reference
   */
  accept(reference: string): Promise<readonly Channel[] | null>;
  /**
   * Takes jobs of a channel that are due. No other process takes them for some time.
   *
   * @param until the time from which others may take them, unless this process has ended them
   */
  takeJobs(channel: Channel, now: number, until: number, most: number): Promise<readonly Job[]>;
  /** Ends a try. It stays as it is if its job was taken again or erased since. */
  endTry(job: Pick<Job, 'id' | 'tries'>, end: TryEnd): Promise<void>;
  close(): Promise<void>;
}

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
