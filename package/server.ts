/**
 * `product-selector/server`: the provider's two API calls as a function from Request to Response, for Node, Deno, Bun and
 * workers.
 */
import { publishedRange } from '../server/agents/agentRange.ts';
import { loadAgents, readShareUrl } from '../server/agents/loadAgents.ts';
import { createProviderApp } from '../server/app/createApp.ts';
import { pagePolicy } from '../server/app/pagePolicy.ts';
import { type PreparedProducts, prepareProducts } from '../server/app/prepareProducts.ts';
import type { Product } from '../src/catalogue/product.ts';
import type { Installation } from '../src/pricing/installation.ts';
import { readInstallation } from '../src/pricing/readInstallation.ts';

export type { Installation, Product };

export interface AppOptions {
  /** The products, as `readCatalogue` of `product-selector/engine` returns them. */
  readonly products: readonly Product[];
  /** The time when the catalogue last changed; by default, when the first request arrives. */
  readonly updated?: Date;
  /** Installation prices, as `readInstallation` of `product-selector/engine` returns them; none after their last day, and by default. */
  readonly installation?: Installation;
  /** Origins whose pages may use the selector, such as `https://shop.example`; all by default. */
  readonly allowedOrigins?: readonly string[];
  /** Answers assistants at `POST /mcp` with the package `@modelcontextprotocol/server`; needs `shareUrl`. False by default. */
  readonly agents?: boolean;
  /** The page with the selector, for the links in those answers. */
  readonly shareUrl?: string;
  /** Gets one line about an internal error; `console.error` by default. */
  readonly onFault?: (line: string) => void;
}

export interface App {
  /** The reply to a request. Never rejects. It doesn't need `this`. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Replies below `/wp-json/product-selector/v2/`, to `/healthz` and `/readyz`, and with 404 elsewhere. For a changed catalogue,
 * create another app.
 *
 * @throws TypeError if an option can't be used
 */
export function createApp(options: AppOptions): App {
  const { products, updated, installation, allowedOrigins, agents, shareUrl, onFault } = checked(options);
  let ready: Promise<ReturnType<typeof createProviderApp>> | undefined;
  const prepare = async () => {
    const current = await prepareProducts(products, (updated ?? new Date()).toISOString());
    const catalogue = installation ? withPrices(current, installation) : { current };
    return createProviderApp({
      catalogue,
      agents: agents && shareUrl ? agentsOf(catalogue, new URL(shareUrl)) : null,
      files: new Map(),
      policy: await pagePolicy('', ["'none'"]),
      ...(allowedOrigins && { allowedOrigins }),
      ...(onFault && { onFault }),
    });
  };
  return {
    // Not before the first request, because workers compute nothing at start-up.
    async fetch(request) {
      ready ??= prepare();
      return (await ready).fetch(request);
    },
  };
}

/** They load with their first call. */
function agentsOf(catalogue: Parameters<typeof publishedRange>[0], shareUrl: URL) {
  const range = publishedRange(catalogue, todayUtc);
  let loading: ReturnType<typeof loadAgents> | undefined;
  return async (request: Request) => {
    loading ??= loadAgents({ range, shareUrl });
    return (await loading)(request);
  };
}

const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** With the table until its last day ends in UTC. In the browser, the day ends by the visitor's own clock. */
function withPrices(current: PreparedProducts, installation: Installation) {
  return {
    current,
    get init() {
      const isOver = installation.valid_until < todayUtc();
      return { nonce: 'static', ...(isOver ? {} : { installation }) };
    },
  };
}

function checked(options: AppOptions): AppOptions {
  const { products, updated, installation, allowedOrigins, agents, shareUrl }: Partial<AppOptions> = Object(options);
  const isProduct = (product: unknown) => typeof Object(product).id === 'string';
  if (!Array.isArray(products) || !products.every(isProduct)) {
    throw new TypeError('createApp needs { products }, the products that readCatalogue returns.');
  }
  if (updated !== undefined && !(updated instanceof Date && !Number.isNaN(updated.getTime()))) {
    throw new TypeError('createApp: updated must be a valid Date, or left out.');
  }
  const [problem] = installation === undefined ? [] : readInstallation(installation).problems;
  if (problem) throw new TypeError(`createApp: installation can't be used: ${problem.place}: ${problem.message}`);
  const isOrigin = (origin: unknown) =>
    typeof origin === 'string' && URL.canParse(origin) && new URL(origin).origin === origin;
  if (allowedOrigins !== undefined && !(Array.isArray(allowedOrigins) && allowedOrigins.every(isOrigin))) {
    throw new TypeError('createApp: allowedOrigins must be a list of origins such as "https://shop.example".');
  }
  if (agents && !(typeof shareUrl === 'string' && readShareUrl(shareUrl))) {
    throw new TypeError('createApp: agents needs shareUrl, the address of the page with the selector.');
  }
  return options;
}
