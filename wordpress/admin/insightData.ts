import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import type { AskedSystem } from '../../src/parts/insight/rules/fromEnquiries.ts';
import type { Counter } from '../../src/parts/insight/rules/insight.ts';
import { type FailedReply, failed } from './failure.ts';
import type { AdminRequest } from './request.ts';

/** The data of the site's route: see Insight_Page::data(). */
export interface InsightData {
  /** The site's time, ISO 8601. */
  readonly now: string;
  readonly on: Readonly<Record<'notes' | 'steps' | 'enquiries', boolean>>;
  readonly counters: readonly Counter[];
  /** Null if enquiries, or the page over them, are off. */
  readonly enquiries: readonly AskedSystem[] | null;
}

export interface LoadedInsight extends InsightData {
  /** The published catalogue; empty if there is none. */
  readonly products: readonly Product[];
}

/** Loads counters, enquiries and the published catalogue. */
export async function loadInsight(request: AdminRequest): Promise<FailedReply<LoadedInsight>> {
  const [insight, catalogue] = await Promise.all([request('insight'), request('products')]);
  if (!insight.ok) return insight;
  if (!catalogue.ok) return catalogue;
  const data: unknown = JSON.parse(insight.value);
  if (!isData(data)) return failed({ kind: 'blocked', status: 200, code: null, page: false });
  const reading = readReply(JSON.parse(catalogue.value));
  return { ok: true, value: { ...data, products: reading.ok ? reading.products : [] } };
}

function isData(found: unknown): found is InsightData {
  const { now, on, counters, enquiries } = Object(found) as Partial<Record<keyof InsightData, unknown>>;
  const isList = enquiries === null || Array.isArray(enquiries);
  return typeof now === 'string' && typeof on === 'object' && on !== null && Array.isArray(counters) && isList;
}
