import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { withSalePrices } from '../../src/catalogue/salePrices.ts';
import { createMatcher, type Matcher } from '../../src/matching/matcher.ts';
import type { Installation } from '../../src/pricing/installation.ts';
import { readInstallation } from '../../src/pricing/readInstallation.ts';
import type { SizeRule } from '../../src/sizing/sizeRules.ts';
import { PRODUCTS_REPLY } from '../app/prepareFile.ts';
import type { PreparedProducts } from '../app/prepareProducts.ts';

/** A provider's range on one day. */
export interface AgentRange {
  readonly products: ReadonlyMap<string, Product>;
  readonly matcher: Matcher;
  /** The price list; null without one that can be used that day. */
  readonly installation: Installation | null;
  /** The provider's own rules of thumb for rooms; null for the table's. */
  readonly rules: readonly SizeRule[] | null;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** The range and the page for an assistant's answers. */
export interface AgentOptions {
  /** The range at this moment; null while nothing is published. */
  readonly range: () => AgentRange | null;
  /** The page with the selector; by default, the start page of the address that was asked. */
  readonly shareUrl?: URL | undefined;
}

export function agentRange(
  products: readonly Product[],
  { on, installation = null, rules = null }: Pick<AgentRange, 'on'> & Partial<AgentRange>,
): AgentRange {
  const ofDay = withSalePrices(products, on);
  return {
    products: new Map(ofDay.map((product) => [product.id, product])),
    matcher: createMatcher(ofDay),
    installation: installation && on <= installation.valid_until ? installation : null,
    rules,
    on,
  };
}

/** The provider's publication, in the forms that it serves. */
interface Published {
  readonly current: PreparedProducts;
  readonly init?: Readonly<Record<string, unknown>>;
}

/**
 * The published range, read again after each publication and each midnight; null while nothing is published.
 *
 * @param today YYYY-MM-DD
 */
export function publishedRange(published: Published, today: () => string): () => AgentRange | null {
  let read: { readonly from: readonly unknown[]; readonly range: AgentRange } | null = null;
  return () => {
    const { current, init } = published;
    const from = [current, init?.installation, today()];
    if (current.systems === 0) return null;
    if (!read || from.some((one, at) => one !== read?.from[at])) {
      const reply = readReply(JSON.parse(new TextDecoder().decode(current.files[PRODUCTS_REPLY]?.body)));
      const { installation } = readInstallation(init?.installation);
      read = { from, range: agentRange(reply.ok ? reply.products : [], { on: today(), installation }) };
    }
    return read.range;
  };
}
