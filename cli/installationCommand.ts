import { readInputFile } from '../server/publish/readInputFile.ts';
import { INSTALLATION_FORMATS, installationTemplate } from '../sheets/installation/installationTemplate.ts';
import { readInstallationFile } from '../sheets/installation/readInstallationFile.ts';
import { installationReport } from '../sheets/report/installationReport.ts';
import { printReport } from '../sheets/report/printReport.ts';
import { ENGLISH } from '../sheets/speech/speech.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import type { Product } from '../src/catalogue/product.ts';
import { kindSpans, MOST_UNITS, type Units } from '../src/pricing/installationProofs.ts';
import { MAX_INSTALLATION_BYTES } from '../src/pricing/readInstallation.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import { openCatalogue } from './openCatalogue.ts';
import type { CommandValues } from './options.ts';
import type { Output } from './output.ts';
import { writeAs } from './writeAs.ts';

const USE = 'Use: installation template, or installation check FILE [--catalogue FILE]';

/** `installation template` and `installation check FILE`. */
export function installationCommand(
  [action, file, ...more]: readonly string[],
  values: CommandValues,
  output: Output,
): number {
  const { format, examples = false, out } = values;
  if (action === 'template' && file === undefined) {
    return writeAs({ format, out, formats: INSTALLATION_FORMATS }, output, (kind) =>
      installationTemplate(kind, dayOf(Date.now()), examples),
    );
  }
  if (action !== 'check' || file === undefined || more.length > 0) {
    return output.refuse(USE, 'Run product-selector --help for help.');
  }
  return checkInstallation(file, values, output);
}

function checkInstallation(
  file: string,
  { catalogue, json = false, all = false }: CommandValues,
  output: Output,
): number {
  const input = readInputFile(file, 'an installation table', MAX_INSTALLATION_BYTES);
  if (!input.ok) return output.refuse(input.reason);
  const opened = catalogue === undefined ? null : openCatalogue(catalogue, undefined);
  if (opened?.ok === false) return output.refuse(opened.reason);
  if (opened?.products.length === 0) {
    return output.refuse(`${catalogue} has no system that can be read. Run product-selector catalogue check first.`);
  }
  const { installation, problems } = readInstallationFile(input.bytes, dayOf(Date.now()));
  const kinds = installation ? kindSpans(installation, unitsOf(opened?.products)) : {};
  const ready = installation !== null;
  const report = installationReport({ installation, problems, kinds, products: opened?.products ?? [] }, ENGLISH);
  if (json) output.json({ ready, problems, installation, kinds, report });
  else {
    const isntReady = `${file} isn't ready: ${counted(problems.length, 'problem')}. Nobody publishes it like this.`;
    output.out(...printReport(report, all), '', ready ? `${file} is ready.` : isntReady);
  }
  return ready ? FINE : FOUND_PROBLEMS;
}

/** A multi-split runs at least two indoor units; with a catalogue, at most as many as its largest system. */
function unitsOf(products: readonly Product[] | undefined): Units {
  const most = products?.flatMap(({ system_type, max_indoor_units }) =>
    system_type === 'multi_split' ? (max_indoor_units ?? []) : [],
  );
  return most?.length ? { ...MOST_UNITS, multi_split: [2, Math.max(2, ...most)] } : MOST_UNITS;
}
