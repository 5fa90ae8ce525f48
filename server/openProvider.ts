import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { publishedRange } from './agents/agentRange.ts';
import { loadAgents } from './agents/loadAgents.ts';
import { createProviderApp, type ProviderApp } from './app/createApp.ts';
import type { ProgramConsole } from './createConsole.ts';
import { type ShownCatalogue, shownFile } from './demoPage.ts';
import { StoreProblem } from './enquiries/enquiryStore.ts';
import { openEnquiries } from './enquiries/openEnquiries.ts';
import type { PublishResult } from './publish/publish.ts';
import type { PublishRequest } from './publish/publishRequest.ts';
import { publishSaves, type Saves, summaryOf } from './publishSaves.ts';
import type { Options } from './readOptions.ts';
import type { Site } from './readSite.ts';
import { serveFolder } from './servedFolder.ts';

export interface ProviderParts {
  readonly options: Options;
  /** The project's folder, which has the demo catalogue. */
  readonly project: string;
  readonly console: ProgramConsole;
  /** @throws PublishProblem */
  readonly publish: (request: PublishRequest) => Promise<PublishResult>;
  /** Reads the pages and files that are served besides the calls. */
  readSite(shown: ShownCatalogue): Promise<Site>;
  readonly isReady?: () => boolean;
}

/** A running provider, without a port. */
export interface Provider {
  readonly app: ProviderApp;
  /** One line about the range it serves. */
  readonly summary: string;
  /** The time when it was first served, ISO 8601. */
  readonly since: string;
  shown(): ShownCatalogue;
  /** Checks the published folder; call it every `LOOK_MS`. Never rejects. */
  look(): Promise<void>;
  /** Ends once the messages that are being sent have ended. */
  stop(): Promise<void>;
}

/** Where a visitor's address comes from. @param proxy the number of trusted proxies, or the header of one */
function fromProxy(proxy: number | string): string {
  if (typeof proxy === 'string') return `Visitors are told apart by the header ${proxy} (--trust-proxy).`;
  const place = proxy === 1 ? 'the last address in' : `address ${proxy} from the end of`;
  return `Visitors are told apart by ${place} X-Forwarded-For (--trust-proxy).`;
}
const FROM_CONNECTION =
  'Visitors are told apart by the address of the connection. Behind a proxy, start with --trust-proxy.';

/**
 * Opens the folder, pages and enquiries by the options. Null if one of them can't be used; the console says why.
 *
 * @throws AgentsMissing
 */
export async function openProvider(parts: ProviderParts): Promise<Provider | null> {
  const { options, project, console, publish, readSite, isReady = () => true } = parts;
  const { request, folder, isTemporary } = sourceOf(parts);
  const clean = () => isTemporary && rmSync(folder, { recursive: true, force: true });
  const served = await serveFolder(folder, console.warn);
  let saves: Saves | null = null;
  if (request) {
    saves = await publishSaves({ request, publish, served, console });
    if (!saves) {
      clean();
      return null;
    }
  }
  const ownCatalogue = join(project, 'catalogue', 'products.csv');
  const [file = folder] = request?.files ?? [];
  const shown = () => ({ file: shownFile(file, ownCatalogue), systems: served.current.systems, range: served.range });
  let onPage = shown();
  const { files, policy, show } = await readSite(onPage);
  const command = `product-selector publish FILE --to ${basename(folder)}`;
  const nothing = { kind: 'refused', reason: 'Nothing is published yet.', command } as const;
  const catalogue = Object.create(served, {
    unpublished: { get: () => saves?.unpublished ?? (served.isEmpty ? { since: served.since, ...nothing } : null) },
  });
  let enquiries: Awaited<ReturnType<typeof openEnquiries>> | null = null;
  let agents: Awaited<ReturnType<typeof loadAgents>> | null = null;
  const stop = async () => {
    saves?.stop();
    await enquiries?.stop();
    clean();
  };
  try {
    const { enquiries: asked, agents: answered } = options;
    const range = publishedRange(catalogue, () => dayOf(Date.now()));
    agents = answered && (await loadAgents({ range, ...answered }, options.base));
    enquiries = asked && (await openEnquiries(asked, console));
  } catch (error) {
    await stop();
    if (!(error instanceof StoreProblem)) throw error;
    console.error(error.message);
    return null;
  }
  if (options.enquiries) console.info(options.proxy === null ? FROM_CONNECTION : fromProxy(options.proxy));
  const name = request?.files.join(', ') ?? folder;
  return {
    app: createProviderApp({
      catalogue,
      files,
      policy,
      allowedOrigins: options.allowedOrigins,
      enquiries,
      agents,
      proxy: options.proxy,
      isReady: () => isReady() && !served.isEmpty,
      onFault: console.error,
    }),
    get summary() {
      if (!served.isEmpty) return `${name}, ${summaryOf(served)}`;
      return `${name}, no systems yet. To publish your range: product-selector publish FILE --to ${folder}`;
    },
    get since() {
      return served.since;
    },
    shown,
    async look() {
      if (await served.look()) {
        saves?.overtaken();
        console.info(`Catalogue: ${folder} has a new publication, ${summaryOf(served)}`);
      }
      const now = shown();
      if (onPage.systems === now.systems && onPage.range === now.range) return;
      onPage = now;
      await show(onPage);
    },
    stop,
  };
}

interface Source {
  /** The range to publish; null to serve a folder that others publish to. */
  readonly request: PublishRequest | null;
  readonly folder: string;
  /** True for a folder that nobody needs after the program has ended. */
  readonly isTemporary: boolean;
}

function sourceOf({ options, project, console }: ProviderParts): Source {
  const { catalogue, folder, mapping, answers, installation, register, sheet, range, withoutBadRows } = options;
  if (catalogue.length === 0 && folder !== undefined) return { request: null, folder, isTemporary: false };
  const how = { mapping, answers, register, sheet, range, keepsPrices: 'if-bad' as const };
  const pressed = withoutBadRows ? { 'bad-rows': 'leave-out' } : {};
  const requestFor = (files: readonly string[], to: string, prices: string | undefined): PublishRequest => ({
    ...how,
    files,
    to,
    pressed,
    installation: prices,
  });
  const demo = (name: string) => nameFromHere(join(project, 'catalogue', name));
  if (catalogue.length === 0) {
    const to = temporaryFolder();
    const prices = installation ?? (existsSync(demo('installation.json')) ? demo('installation.json') : undefined);
    return { request: requestFor([demo('products.csv')], to, prices), folder: to, isTemporary: true };
  }
  if (folder !== undefined) return { request: requestFor(catalogue, folder, installation), folder, isTemporary: false };
  const own = `${catalogue[0]}.published`;
  if (canWrite(own)) return { request: requestFor(catalogue, own, installation), folder: own, isTemporary: false };
  const to = temporaryFolder();
  console.info(
    `${own} can't be written, so the first publication after a restart is compared with nothing. Name a folder with --folder.`,
  );
  return { request: requestFor(catalogue, to, installation), folder: to, isTemporary: true };
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'product-selector-'));
}

function canWrite(folder: string): boolean {
  try {
    accessSync(existsSync(folder) ? folder : dirname(resolve(folder)), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path relative to the working folder, if the file is inside it. */
function nameFromHere(file: string): string {
  const path = relative('', file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
}
