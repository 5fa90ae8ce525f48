import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createApp } from '../server/app/createApp.ts';
import { pagePolicy } from '../server/app/pagePolicy.ts';
import { demoPage, shownFile } from '../server/demoPage.ts';
import { doctorPage } from '../server/doctorPage.ts';
import { prepareCatalogue } from '../server/prepareCatalogue.ts';
import type { Options } from '../server/readOptions.ts';
import { FAULTS, type Fault } from './faults.ts';
import { galleryPage, SCREENS } from './gallery.ts';

export { HELP, readOptions } from '../server/readOptions.ts';

/** The sources instead of the built files. */
const START = `<link rel="stylesheet" href="/src/ui/landing.css">
<script type="module" src="/dev/screen.ts"></script>
<script type="module" src="/src/entry.ts"></script>`;
const FAULT = /^\/fault\/([^/]+)(\/.*)$/;
/** Brotli's fastest. */
const QUALITY = 0;

export interface Development {
  readonly project: string;
  readonly options: Options;
  /** Adds the tools that reload a page. */
  readonly transform: (address: string, html: string) => Promise<string>;
  readonly warn: (line: string) => void;
}

/** Paths that this module answers; Vite answers all others. */
export function isAnswered(path: string): boolean {
  return /^\/($|gallery$|screen$|doctor$|healthz$|readyz$|wp-json\/|fault\/)/.test(path);
}

/** The catalogue file of the options, or the project's own. */
export function catalogueFile({ project, options }: Pick<Development, 'project' | 'options'>): string {
  return resolve(options.catalogue ?? join(project, 'catalogue/products.csv'));
}

/**
 * Replies as the embedded provider, from its sources and from the catalogue file as it is now. `/gallery` shows every
 * screen, `/screen` one of them, and `/fault/NAME/wp-json/…` is a provider that fails in one way. Null means that the
 * connection ends without a reply.
 */
export async function answer(request: Request, development: Development): Promise<Response | null> {
  const url = new URL(request.url);
  const html = async (text: string) => new Response(await development.transform(url.pathname, text), { headers: HTML });
  if (url.pathname === '/gallery') return html(galleryPage(url.searchParams));

  if (url.pathname === '/doctor') return new Response(doctorPage(development.project), { headers: HTML });

  const prepared = await readCatalogue(development);
  if (!prepared.ok) {
    for (const line of [...prepared.lines, prepared.refusal]) development.warn(line);
  }
  const systems = prepared.ok ? prepared.products.systems : 0;
  if (url.pathname === '/' || url.pathname === '/screen') {
    return html(await selectorPage(development, url.searchParams.get('screen') ?? '', systems));
  }
  const [, name, path] = FAULT.exec(url.pathname) ?? [];
  const address = new URL((path ?? url.pathname) + url.search, url);
  const reply = async (): Promise<Response> => {
    if (!prepared.ok) return Response.json({ message: prepared.refusal }, { status: 503, headers: READABLE });
    const app = createApp({
      catalogue: { current: prepared.products },
      files: new Map(),
      policy: await pagePolicy('', []),
      allowedOrigins: development.options.allowedOrigins,
    });
    return app.fetch(new Request(address, { method: request.method, headers: request.headers }));
  };
  const fault = name === undefined ? {} : new Map(Object.entries(FAULTS)).get(decodeURIComponent(name));
  if (!fault) return new Response('There is no such fault. /gallery lists them.\n', { status: 404 });
  const call = /\/(init|products|enquiries)$/.exec(address.pathname)?.[1] as keyof Fault | undefined;
  const failing = call && fault[call];
  return failing ? failing(reply) : reply();
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const READABLE = { 'Access-Control-Allow-Origin': '*' };

async function readCatalogue(development: Development) {
  const file = catalogueFile(development);
  const { catalogue, sheet, withoutBadRows } = development.options;
  return prepareCatalogue({
    file,
    sheet,
    name: catalogue ?? 'catalogue/products.csv',
    bytes: new Uint8Array(readFileSync(file)),
    modified: statSync(file).mtime,
    withoutBadRows,
    quality: QUALITY,
  });
}

async function selectorPage(development: Development, screen: string, systems: number): Promise<string> {
  const { project } = development;
  const page = readFileSync(join(project, 'server/demo.html'), 'utf8');
  const file = shownFile(catalogueFile(development), join(project, 'catalogue/products.csv'));
  const broken = Object.hasOwn(SCREENS, screen) ? SCREENS[screen]?.brokenModule : undefined;
  const map = broken
    ? `<script type="importmap">${JSON.stringify({ imports: { [broken]: BROKEN_MODULE } })}</script>`
    : '';
  return demoPage(page, map + START, { file, systems });
}

const BROKEN_MODULE = 'data:text/javascript,throw new Error("This screen fails on purpose.")';
