import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from '../server/app/pagePolicy.ts';
import { createConsole } from '../server/createConsole.ts';
import { demoPage } from '../server/demoPage.ts';
import { openProvider, type Provider } from '../server/openProvider.ts';
import { publish } from '../server/publish/publish.ts';
import type { Options } from '../server/readOptions.ts';
import { failingReply } from './faults.ts';
import { galleryPage } from './gallery.ts';
import { SCREENS } from './screens.ts';

/** Loads the sources instead of the built files. */
const START = `<link rel="stylesheet" href="/src/screens/landing/landing.css">
<script type="module" src="/dev/screen.ts"></script>
<script type="module" src="/src/entry.ts"></script>`;

export interface Development {
  readonly project: string;
  readonly provider: Provider;
  /** Adds the tools that reload a page. */
  readonly transform: (address: string, html: string) => Promise<string>;
}

/** The embedded provider with all its options, from its sources. Null if it can't start; the console says why. */
export function openSources(options: Options, project: string): Promise<Provider | null> {
  return openProvider({
    options,
    project,
    console: createConsole(options.log),
    publish: (request) => publish(request, Date.now()),
    // Vite serves the pages and files.
    readSite: async () => ({ files: new Map(), policy: await pagePolicy('', []), async show() {} }),
  });
}

/** Paths that this module answers; Vite answers all others. */
export function isStepAnswered(path: string): boolean {
  return /^\/($|gallery$|screen$|healthz$|readyz$|wp-json\/|fault\/)/.test(path);
}

/**
 * Replies like the provider. `/gallery` shows every screen, `/screen` shows one, and `/fault/NAME/wp-json/…` is a provider that
 * fails in one way. Null means that the connection ends without a reply.
 */
export async function answerStep(
  request: Request,
  { project, provider, transform }: Development,
): Promise<Response | null> {
  const url = new URL(request.url);
  const html = async (text: string) => new Response(await transform(url.pathname, text), { headers: HTML });
  if (url.pathname === '/gallery') return html(galleryPage(url.searchParams));
  if (url.pathname === '/' || url.pathname === '/screen') {
    return html(selectorPage(project, provider, url.searchParams.get('screen') ?? ''));
  }
  return failingReply(url, async (address) => provider.app.fetch(new Request(address, request)));
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

function selectorPage(project: string, provider: Provider, screen: string): string {
  const page = readFileSync(join(project, 'server/demo.html'), 'utf8');
  const broken = Object.hasOwn(SCREENS, screen) ? SCREENS[screen]?.brokenModule : undefined;
  const map = broken
    ? `<script type="importmap">${JSON.stringify({ imports: { [broken]: BROKEN_MODULE } })}</script>`
    : '';
  return demoPage(page, map + START, provider.shown());
}

const BROKEN_MODULE = 'data:text/javascript,throw new Error("This screen fails on purpose.")';
