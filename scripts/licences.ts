import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What may be passed on to visitors under our own licence, with its text beside it. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense', 'Apache-2.0'];
/** The bundler's own part of a bundle. */
const RUNTIME = '\0rolldown/runtime.js';
/** Data that is somebody else's, by the module that holds it. */
const DATA = new Map([
  [
    'src/climate/zoneTable.ts',
    'Postcodes and the climate zones of the energy rating label\n\nBased on NatHERS climate zone data, Commonwealth of Australia.',
  ],
]);
const RULE = `\n\n${'='.repeat(80)}\n\n`;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * Puts the licence texts of everything that a bundle contains beside it, since minifying takes their notices out of the
 * scripts. Writes nothing where all code is ours. The build fails on a package whose licence is not among those that may be
 * passed on, or that comes without a text.
 */
export function licences(fileName: string): Plugin {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const sections = new Map<string, string>();
      // A table may have been taken into the module that uses it.
      for (const id of this.getModuleIds()) {
        for (const [module, text] of DATA) if (id.endsWith(`/${module}`)) sections.set(module, text);
      }
      for (const id of modules) {
        const file = id === RUNTIME ? bundlerFile() : id;
        if (file.startsWith('\0') || !file.includes('/node_modules/')) continue;
        const folder = packageFolder(file);
        if (!sections.has(folder))
          sections.set(
            folder,
            licenceOf(folder, (message) => this.error(message)),
          );
      }
      if (sections.size === 0) return;
      const texts = [...sections.values()].sort();
      const own = readFileSync(new URL('../LICENSE', import.meta.url), 'utf8').trim();
      const source = `${[`Product Selector\n\n${own}`, 'It contains what others have made:', ...texts].join(RULE)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Name, version and licence of a package in one line, and the text that has to go with it. */
function licenceOf(folder: string, refuse: (message: string) => never): string {
  const { name, version, license = 'no licence' }: Package = readPackage(folder);
  const known = license.replaceAll(/[()]/g, '').split(' OR ');
  if (!known.some((one) => ALLOWED.includes(one))) {
    refuse(
      `${name} ${version} has "${license}", which scripts/licences.ts does not allow in what visitors load. Use another package, or allow it there once its conditions are met.`,
    );
  }
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (!file) refuse(`${name} ${version} comes without a licence text, which has to be passed on with it.`);
  const notice = readdirSync(folder).find((entry) => /^notice/i.test(entry));
  const texts = [file, notice].flatMap((entry) => (entry ? [readFileSync(join(folder, entry), 'utf8').trim()] : []));
  return `${name} ${version} (${license})\n\n${texts.join('\n\n').replaceAll('\r', '')}`;
}

/** The folder that holds the package.json of a package's file; those inside a package that name none are passed over. */
function packageFolder(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) || readPackage(folder).version === undefined) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${file} is in no package.`);
    folder = above;
  }
  return folder;
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** A file of the bundler, which comes with Vite. */
function bundlerFile(): string {
  const vite = createRequire(import.meta.url).resolve('vite');
  return createRequire(vite).resolve('rolldown');
}
