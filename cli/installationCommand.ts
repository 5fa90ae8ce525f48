import { INSTALLATION_FORMATS, installationTemplate } from '../sheets/installation/installationTemplate.ts';
import { readInstallationFile } from '../sheets/installation/readInstallationFile.ts';
import { localDate } from '../sheets/register/localDate.ts';
import { type Product, SYSTEM_TYPES } from '../src/catalogue/product.ts';
import type { Installation } from '../src/parts/cost/rules/installation.ts';
import { type KindSpan, kindSpans, MOST_UNITS, type Units } from '../src/parts/cost/rules/installationProofs.ts';
import { MAX_INSTALLATION_BYTES } from '../src/parts/cost/rules/readInstallation.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import { openCatalogue } from './openCatalogue.ts';
import type { Output } from './output.ts';
import { readInputFile } from './readInputFile.ts';
import { writeAs } from './writeAs.ts';

interface InstallationValues {
  readonly format?: string | undefined;
  readonly examples?: boolean | undefined;
  readonly out?: string | undefined;
  readonly catalogue?: string | undefined;
  readonly json?: boolean | undefined;
}

const USE = 'Use: installation template, or installation check FILE [--catalogue FILE]';
const MOST_LINES = 20;

/** `installation template` and `installation check FILE`. */
export function installationCommand(
  [action, file, ...more]: readonly string[],
  values: InstallationValues,
  output: Output,
): number {
  const { format, examples = false, out } = values;
  if (action === 'template' && file === undefined) {
    return writeAs({ format, out, formats: INSTALLATION_FORMATS }, output, (kind) =>
      installationTemplate(kind, localDate(new Date()), examples),
    );
  }
  if (action !== 'check' || file === undefined || more.length > 0) {
    return output.refuse(USE, 'Run product-selector --help for help.');
  }
  return checkInstallation(file, values, output);
}

function checkInstallation(file: string, { catalogue, json = false }: InstallationValues, output: Output): number {
  const input = readInputFile(file, 'an installation table', MAX_INSTALLATION_BYTES);
  if (!input.ok) return output.refuse(input.reason);
  const opened = catalogue === undefined ? null : openCatalogue(catalogue, undefined);
  if (opened?.ok === false) return output.refuse(opened.reason);
  if (opened?.products.length === 0) {
    return output.refuse(`${catalogue} has no system that can be read. Run product-selector catalogue check first.`);
  }
  const { installation, problems } = readInstallationFile(input.bytes, localDate(new Date()));
  const kinds = installation ? kindSpans(installation, unitsOf(opened?.products)) : {};
  const ready = installation !== null;
  if (json) {
    output.json({ ready, problems, installation, kinds });
  } else if (installation) {
    output.out(`${file} is ready: the price list of ${installation.provider}, ${installation.month}, with GST.`);
    output.out(`Visitors see figures until ${installation.valid_until}. For the installation alone:`);
    for (const [kind, span] of Object.entries(kinds)) output.out(...spanLines(kind, span));
    if (opened) output.out(...coverLines(installation, opened.products));
  } else {
    const lines = problems.map(({ place, message }) => `${place === 'file' ? file : `${file}, ${place}`}: ${message}`);
    output.out(...lines.slice(0, MOST_LINES));
    if (lines.length > MOST_LINES) output.out(`… and ${lines.length - MOST_LINES} more (--json lists all).`);
    output.out(`${file} isn't ready: ${counted(problems.length, 'problem')}. A provider doesn't publish it.`);
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

function spanLines(kind: string, { low, high, low_answers, high_answers }: KindSpan): readonly string[] {
  // Rounded as visitors see it.
  const dollars = (amount: number) => `$${Math.ceil(amount).toLocaleString('en-AU')}`;
  const answers = (given: object) =>
    Object.entries(given)
      .map(([fact, value]) => `${fact} ${value}`)
      .join(', ') || 'any answers';
  return [
    `  ${kind}: ${dollars(low)} to ${dollars(high)}`,
    `    least: ${answers(low_answers)}`,
    `    most: ${answers(high_answers)}`,
  ];
}

/** The number of systems of each kind that get a figure. */
function coverLines({ kinds }: Installation, products: readonly Product[]): readonly string[] {
  return SYSTEM_TYPES.flatMap((kind) => {
    const systems = products.filter(({ system_type }) => system_type === kind);
    const { [kind]: price } = kinds;
    const covered = systems.filter(
      ({ price_includes }) => price && (price.base !== 'in_price' || price_includes === 'supply_and_standard_install'),
    );
    return systems.length === 0
      ? []
      : [`${kind}: ${covered.length} of ${counted(systems.length, 'system')} get a figure.`];
  });
}
