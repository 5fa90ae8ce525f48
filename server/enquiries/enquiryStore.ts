import { createHash } from 'node:crypto';
import type { Enquiry } from '../../src/enquiry/enquiry.ts';
import type { ListedEnquiry } from '../../src/enquiry/enquiryCsv.ts';
import type { Arrival } from '../../src/enquiry/suspicionsOf.ts';

/** An enquiry that isn't stored yet. */
export interface NewEnquiry {
  readonly enquiry: Enquiry;
  readonly arrival: Arrival;
  /** The text that the visitor agreed to; null without the tick. */
  readonly marketingText: string | null;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type Added =
  /** Durable, before this is returned. */
  | { readonly kind: 'stored'; readonly reference: string }
  /** The same enquiry was stored before. */
  | { readonly kind: 'again'; readonly reference: string }
  /** Another enquiry with this key was stored before. */
  | { readonly kind: 'other body' }
  | { readonly kind: 'too many'; readonly retryAfterS: number };

export interface StoredEnquiry extends ListedEnquiry {
  /** How each channel was told; empty for a suspected one. */
  readonly told: readonly { readonly channel: Channel; readonly state: 'waiting' | 'told' | 'given up' }[];
}

export const CHANNELS = ['webhook', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A message about an enquiry that is due. */
export interface Job {
  readonly id: number;
  /** How often it was tried before. */
  readonly tries: number;
  readonly enquiry: StoredEnquiry;
}

/** How a try of a job ended. */
export type JobEnd =
  | { readonly kind: 'told' }
  | { readonly kind: 'again'; readonly at: number }
  | { readonly kind: 'given up' };

/**
 * Where enquiries are kept. Methods reject if the store can't do what was asked; nothing is half done then. Several
 * processes may use one store.
 */
export interface EnquiryStore {
  /** Stores an enquiry with one job for each channel, all or nothing. The key makes it happen once. */
  add(enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Added>;
  /** All, the newest first, some at a time. Nothing waits for the reader of these pages, who may take any time. */
  pages(): AsyncIterable<readonly StoredEnquiry[]>;
  /** All of them at once. */
  list(): Promise<readonly StoredEnquiry[]>;
  /** @param reference with or without its hyphen, in any case */
  find(reference: string): Promise<StoredEnquiry | null>;
  /** The number of enquiries that `erase` would delete. */
  count(who: string): Promise<number>;
  /**
   * Deletes what a person has sent, without a trace in the store's files.
   *
   * @param who an e-mail address in any case, or a reference
   * @returns how many were deleted
   */
  erase(who: string): Promise<number>;
  /** Deletes enquiries from before this time, some at a time beside everything else, and returns how many. */
  deleteBefore(time: number): Promise<number>;
  /**
   * Takes jobs of a channel that are due, so that no other process takes them for some time.
   *
   * @param until when others may take them, if this process has not ended them
   */
  takeJobs(channel: Channel, now: number, until: number, most: number): Promise<readonly Job[]>;
  endJob(id: number, end: JobEnd): Promise<void>;
  close(): Promise<void>;
}

/** The store can't be opened or used; the message is for the person who runs the provider. */
export class StoreProblem extends Error {}

export const HOUR_MS = 60 * 60 * 1000;

/** No vowels, so no words, and nothing that looks like another character. */
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

/** For finding a person's enquiries: people write one address in several ways. */
export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Equal for equal enquiries, whatever the nonce: what the key stands for, and what it says without the key. */
export function digestsOf(enquiry: Enquiry): { readonly whole: string; readonly content: string } {
  const { key, ...content } = enquiry;
  const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return { whole: sha256([key, content]), content: sha256(content) };
}
