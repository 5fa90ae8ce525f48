import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Licences that let us pass a package on with its text. Apache-2.0 is missing: it also asks for a NOTICE. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense', 'Zlib'];
/** The bundler adds this module; Vite only lists packages. */
const RUNTIME = '\0rolldown/runtime.js';
/** Data from other people, by the module that contains it. */
const DATA = {
  'src/climate/zoneTable.ts':
    'Postcodes and the climate zones of the energy rating label\n\nBased on NatHERS climate zone data, Commonwealth of Australia.',
};
const VITES_LIST = 'licences.json';

/** An entry of the list that Vite writes for `build.license`. */
interface Licence {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/**
 * Writes the licence texts of everything in a bundle beside it, because minifying removes the notices from the scripts. Vite
 * finds the packages and their texts (`build.license`). Writes nothing if all code is ours. The build fails if a package's
 * licence isn't allowed or its text is missing.
 */
export function licences(fileName: string): Plugin {
  return {
    name: 'licences',
    config: () => ({ build: { license: { fileName: VITES_LIST } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[VITES_LIST];
        if (list?.type !== 'asset') return this.error(`Vite did not write ${VITES_LIST}.`);
        delete bundle[VITES_LIST];
        const found: Licence[] = JSON.parse(String(list.source));
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        if (chunks.some(({ moduleIds }) => moduleIds.includes(RUNTIME))) found.push(bundlersLicence());
        const texts = found.map(({ name, version, identifier = 'no licence', text }) => {
          const choices = identifier.replaceAll(/[()]/g, '').split(' OR ');
          if (!choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)))) {
            this.error(
              `${name} ${version} has "${identifier}", which scripts/licences.ts does not allow in what visitors load. Use another package, or meet the licence's conditions and allow it there.`,
            );
          }
          if (!text) this.error(`${name} ${version} has no licence text, which we must pass on with it.`);
          return `${name} ${version} (${identifier})\n\n${text.trim().replaceAll('\r', '')}`;
        });
        // The bundler may inline a table into the module that uses it.
        const modules = [...this.getModuleIds()];
        for (const [module, text] of Object.entries(DATA)) {
          if (modules.some((id) => id.endsWith(`/${module}`))) texts.push(text);
        }
        if (texts.length === 0) return;
        const own = `Product Selector\n\n${readFileSync(new URL('../LICENSE', import.meta.url), 'utf8').trim()}`;
        const source = `${[own, 'It contains work by others:', ...texts.sort()].join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

function bundlersLicence(): Licence {
  const vite = createRequire(import.meta.url).resolve('vite');
  const folder = dirname(createRequire(vite).resolve('rolldown/package.json'));
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') };
}
