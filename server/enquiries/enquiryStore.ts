import { createHash } from 'node:crypto';
import type { Enquiry, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { ListedEnquiry } from '../../src/parts/enquiry/rules/enquiryCsv.ts';

export interface NewEnquiry {
  readonly enquiry: Enquiry;
  /** The text that the visitor agreed to; null without the tick. */
  readonly marketingText: string | null;
  /** From `networkOf`, and the nonce of the page. They are kept for an hour, apart from the enquiry. */
  readonly sender: { readonly network: string | null; readonly nonce: string };
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Decides about one that isn't stored yet, within the transaction. */
  readonly judge: (past: PastHour) => SpamDecision;
}

export type SpamDecision = { readonly kind: 'admitted'; readonly suspicions: readonly Suspicion[] } | Refusal;

/** Too many came within the hour from everybody together. */
export interface Refusal {
  readonly kind: 'busy';
  readonly retryAfterS: number;
}

/** Counts of the hour before an enquiry. */
export interface PastHour {
  /** Enquiries that aren't flagged. */
  readonly genuine: number;
  readonly all: number;
  /** The time of the oldest of all, in ms since 1970. */
  readonly oldest: number;
  /** Enquiries with the same content under another key. */
  readonly same: number;
  /** Enquiries from the same network that aren't flagged; from any that nobody knows, if it isn't known. */
  readonly ofNetwork: number;
  /** Those of them with the same nonce. */
  readonly withNonce: number;
}

export type Added =
  /** Durable, before this is returned. */
  | { readonly kind: 'stored'; readonly reference: string }
  /** The same enquiry was stored before. */
  | { readonly kind: 'again'; readonly reference: string }
  /** Another enquiry with this key was stored before. */
  | { readonly kind: 'other body' }
  | Refusal;

export interface StoredEnquiry extends ListedEnquiry {
  /** How each channel was notified; empty for a flagged one, which a message counts only. The stored word for *notified* is `told`. */
  readonly told: readonly { readonly channel: Channel; readonly state: 'waiting' | 'told' | 'given up' }[];
}

export const CHANNELS = ['webhook', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The queues of a channel: enquiries, and flagged ones, which one message a day counts. */
export type Queue = Channel | `${Channel} suspected`;

/** One try of a job. A later try is another one, and what replaces a job has another id. */
export interface Try {
  readonly id: number;
  /** How often the job was tried before. */
  readonly tries: number;
}

/** A message about an enquiry that is due. */
export interface Job extends Try {
  readonly enquiry: StoredEnquiry;
}

/** What becomes of the job after a try. */
export type TryEnd =
  | { readonly kind: 'told' }
  | { readonly kind: 'again'; readonly at: number }
  | { readonly kind: 'given up' };

/**
 * Where enquiries are kept. Times are those of this process's clock, also where the database's differs. Methods reject if the store can't do what was asked; nothing is half done then. Several
 * processes may use one store.
 */
export interface EnquiryStore {
  /**
   * Stores an enquiry with one job for each channel, all or nothing. The key makes it happen once. The job of a flagged one
   * waits in the channel's queue of flagged ones.
   */
  add(enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Added>;
  /** All, the newest first, some at a time. Nothing waits for the reader of these pages, who may take any time. */
  pages(): AsyncIterable<readonly StoredEnquiry[]>;
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
  /**
   * Deletes enquiries from before this time, some at a time beside everything else, and returns how many. One whose message is
   * being retried stays.
   */
  deleteBefore(time: number, now?: number): Promise<number>;
  /** The time of the oldest enquiry; null without one. */
  oldest(): Promise<number | null>;
  /** When a clock that was right saw the store last, or else the time of the newest enquiry; null in a new store. */
  lastSeen(): Promise<number | null>;
  /**
   * Notes the time of a clock that is right, and mends the times of a wrong one: enquiries from its future are from now, and one
   * from before `before` is no older than those that came earlier.
   */
  see(now: number, before: number): Promise<void>;
  /** Forgets networks and nonces of more than an hour ago. */
  forgetSenders(now: number): Promise<void>;
  /**
   * Takes the flag from an enquiry, so that its channels are notified as of a new one, by new jobs. A message about flagged ones
   * that is being sent meanwhile doesn't end them.
   *
   * @returns the channels that are notified; null if there is no flagged enquiry with this reference
   */
  accept(reference: string, now: number): Promise<readonly Channel[] | null>;
  /**
   * Takes jobs of a channel that are due, so that no other process takes them for some time.
   *
   * @param until when others may take them, if this process has not ended them
   */
  takeJobs(channel: Channel, now: number, until: number, most: number): Promise<readonly Job[]>;
  /**
   * The same for all jobs of a queue that are due, without the enquiries, in the order of their ids.
   *
   * @param pauseMs none are taken if the queue was notified within this time
   */
  takeGroup(queue: Queue, now: number, until: number, pauseMs: number): Promise<readonly Try[]>;
  /** Ends tries. One whose job was taken again, replaced or erased since is left alone. */
  endTries(tries: readonly Try[], end: TryEnd): Promise<void>;
  close(): Promise<void>;
}

/** The store can't be opened or used; the message is for the person who runs the provider. */
export class StoreProblem extends Error {}

/** The store's database doesn't answer yet, as while it starts. */
export class DatabaseStarting extends StoreProblem {}

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

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

/** Digests that are equal for equal enquiries, whatever the nonce: with the key, and without it. */
export function digestsOf(enquiry: Enquiry): { readonly whole: string; readonly content: string } {
  const { key, ...content } = enquiry;
  const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return { whole: sha256([key, content]), content: sha256(content) };
}
