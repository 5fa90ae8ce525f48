import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { createProviderApp, type ProviderApp } from './app/createApp.ts';
import { type CatalogueFile, type CatalogueOptions, openCatalogueFile } from './catalogueFile.ts';
import type { ProgramConsole } from './createConsole.ts';
import { type ShownCatalogue, shownFile } from './demoPage.ts';
import { StoreProblem } from './enquiries/enquiryStore.ts';
import { openEnquiries } from './enquiries/openEnquiries.ts';
import { whenStarted } from './enquiries/whenStarted.ts';
import { followInstallation } from './installationFile.ts';
import type { Options } from './readOptions.ts';
import type { Site } from './readSite.ts';

export interface ProviderParts {
  readonly options: Options;
  /** The project's folder, which has the demo catalogue. */
  readonly project: string;
  readonly console: ProgramConsole;
  readonly prepare: CatalogueOptions['prepare'];
  /** Reads the pages and files that are served besides the calls. */
  readSite(shown: ShownCatalogue): Promise<Site>;
  readonly isReady?: () => boolean;
}

/** A running provider, without a port. */
export interface Provider {
  readonly app: ProviderApp;
  /** The catalogue file's name in messages. */
  readonly name: string;
  readonly catalogue: CatalogueFile;
  shown(): ShownCatalogue;
  /** Checks the catalogue's file; call it every `LOOK_MS`. Never rejects. */
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

/** Opens catalogue, pages and enquiries by the options. Null if one of them can't be used; the console says why. */
export async function openProvider(parts: ProviderParts): Promise<Provider | null> {
  const { options, project, console, prepare, readSite, isReady = () => true } = parts;
  const ownCatalogue = join(project, 'catalogue', 'products.csv');
  const file = resolve(options.catalogue ?? ownCatalogue);
  const name = options.catalogue ?? nameFromHere(file);
  const opened = await openCatalogueFile({
    file,
    name,
    mapping: options.mapping === undefined ? undefined : { file: resolve(options.mapping), name: options.mapping },
    register: options.register === undefined ? undefined : { file: resolve(options.register), name: options.register },
    sheet: options.sheet,
    withoutBadRows: options.withoutBadRows,
    acceptChanges: options.acceptChanges,
    // Nobody needs a copy of the demo catalogue.
    keepsCopy: file !== ownCatalogue,
    console,
    prepare,
  });
  if (!opened.ok) return null;
  const { catalogue } = opened;
  const installation = await openInstallation(parts, file === ownCatalogue);
  const shown = () => ({ file: shownFile(file, ownCatalogue), systems: catalogue.current.systems });
  const { files, policy, show } = await readSite(shown());
  let enquiries: Awaited<ReturnType<typeof openEnquiries>> | null = null;
  try {
    const { enquiries: asked } = options;
    enquiries = asked && (await whenStarted(() => openEnquiries(asked, console), console.warn));
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error;
    console.error(error.message);
    return null;
  }
  const { allowedOrigins } = options;
  if (options.enquiries) console.info(options.proxy === null ? FROM_CONNECTION : fromProxy(options.proxy));
  const given = [options.catalogue, options.mapping, options.register, options.installation];
  const paths = [file, ...given].filter((path) => typeof path === 'string');
  return {
    app: createProviderApp({
      catalogue: inPublic(catalogue, paths),
      files,
      policy,
      allowedOrigins,
      enquiries,
      proxy: options.proxy,
      installation: installation && inPublic(installation, paths),
      isReady,
      onFault: console.error,
    }),
    name,
    catalogue,
    shown,
    async look() {
      const { systems } = catalogue.current;
      await Promise.all([catalogue.look(), installation?.look()]);
      if (catalogue.current.systems !== systems) await show(shown());
    },
    async stop() {
      await enquiries?.stop();
    },
  };
}

/** The provider's own prices, or those of the demo range with it; null for none. */
async function openInstallation({ options, project, console }: ProviderParts, isDemo: boolean) {
  const { installation: name } = options;
  const demo = join(project, 'catalogue', 'installation.json');
  if (name === undefined && !(isDemo && existsSync(demo))) return null;
  const file = name === undefined ? demo : resolve(name);
  const followed = followInstallation({ file, name: name ?? nameFromHere(file) }, console);
  await followed.look();
  return followed;
}

/** A followed file without private details: the reason for a refusal names files without their folders. */
function inPublic<Followed extends Pick<CatalogueFile, 'refused'>>(
  followed: Followed,
  paths: readonly string[],
): Followed {
  const names = [...paths.map((path) => resolve(path)), ...paths];
  const get = () => {
    const { refused } = followed;
    return (
      refused && {
        ...refused,
        reason: names.reduce((text, path) => text.replaceAll(path, basename(path)), refused.reason),
      }
    );
  };
  return Object.create(followed, { refused: { get } });
}

/** The path relative to the working folder, if the file is inside it. */
function nameFromHere(file: string): string {
  const path = relative('', file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
}
