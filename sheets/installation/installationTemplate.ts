import DEMO_TABLE from '../../catalogue/installation.json';
import { IN_ENGLISH, type Translate } from '../../src/catalogue/explainProblem.ts';
import { SYSTEM_TYPES } from '../../src/catalogue/product.ts';
import { FACT_VALUES, type Installation, METRE_FACTS } from '../../src/pricing/installation.ts';
import { PER } from '../../src/pricing/installationShape.ts';
import { csvText } from '../write/writeCsv.ts';
import { writeWorkbook } from '../write/writeWorkbook.ts';
import {
  COLUMN_MEANINGS,
  EXAMPLE_PROVIDER,
  INSTALLATION_COLUMNS,
  type InstallationColumn,
  ROW_KINDS,
} from './installationColumns.ts';

export const INSTALLATION_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type InstallationFormat = (typeof INSTALLATION_FORMATS)[number];

type Cells = Readonly<Partial<Record<InstallationColumn, string | number>>>;

const MOST_ROWS = 60;
const NUMBERS: readonly InstallationColumn[] = ['price', ...METRE_FACTS];

/** A table to fill in: blank, or with the rows of an example. @param today YYYY-MM-DD, so that the example hasn't expired */
export function installationTemplate(
  format: InstallationFormat,
  today: string,
  hasExamples: boolean,
  translate: Translate = IN_ENGLISH,
): string | Uint8Array {
  const example = exampleInstallation(today);
  if (format === 'json') {
    const blank = { ...example, provider: '', month: '', valid_until: '', gst: '', kinds: {}, extras: [] };
    return `${JSON.stringify(hasExamples ? example : blank, null, 2)}\n`;
  }
  const rows = hasExamples ? cellsOf(example) : BLANK_ROWS;
  const texts = rows.map((row) => INSTALLATION_COLUMNS.map((column) => row[column] ?? ''));
  if (format === 'xlsx') return workbookOf(texts, translate);
  const meanings = INSTALLATION_COLUMNS.map((column) => translate(COLUMN_MEANINGS[column]));
  return `\uFEFF${csvText([meanings, INSTALLATION_COLUMNS, ...texts.map((row) => row.map(String))])}`;
}

function workbookOf(rows: readonly (readonly (string | number)[])[], translate: Translate): Uint8Array {
  const choices: Readonly<Partial<Record<InstallationColumn, readonly string[]>>> = {
    what: ROW_KINDS,
    per: PER,
    of: METRE_FACTS,
    kinds: SYSTEM_TYPES,
    ...FACT_VALUES,
  };
  const columns = INSTALLATION_COLUMNS.map((column) => ({
    width: column === 'label' ? 40 : 14,
    // A month or a day has to stay as typed.
    isText: !NUMBERS.includes(column),
    help: {
      title: column,
      text: `${translate(COLUMN_MEANINGS[column])}.`,
      values: choices[column] ?? [],
      isOneOf: column === 'what' || column === 'per' || column === 'of',
    },
  }));
  return writeWorkbook([{ name: 'Installation', rows: [INSTALLATION_COLUMNS, ...rows], columns, mostRows: MOST_ROWS }]);
}

const BLANK_ROWS: readonly Cells[] = [
  ...(['provider', 'month', 'valid_until', 'gst', 'limit'] as const).map((what) => ({ what })),
  ...SYSTEM_TYPES.map((kinds) => ({ what: 'base', kinds })),
  { what: 'extra' },
];

/** The same table as rows. The ids of extras are made from their labels again. */
function cellsOf({ provider, month, valid_until, gst, limits, kinds, extras }: Installation): readonly Cells[] {
  const fields = Object.entries({ provider, month, valid_until, gst });
  return [
    ...fields.map(([what, label]) => ({ what, label })),
    { what: 'limit', ...limits },
    ...SYSTEM_TYPES.flatMap((kind): readonly Cells[] => {
      const { [kind]: price } = kinds;
      if (!price) return [];
      const further = price.per_unit === undefined ? [] : [{ what: 'per_unit', kinds: kind, price: price.per_unit }];
      return [{ what: 'base', kinds: kind, price: price.base, ...price.includes }, ...further];
    }),
    ...extras.map(({ id, label, price, per, kinds: only, when = {}, ...extra }): Cells => {
      const facts = Object.entries(when).map(([fact, values]) => [fact, values.join('|')]);
      const kindsText = only?.join('|');
      return {
        what: 'extra',
        label,
        price,
        per,
        ...extra,
        ...Object.fromEntries(facts),
        ...(kindsText && { kinds: kindsText }),
      };
    }),
  ];
}

/** The demo range's table under another name. Like its systems, it is made up. */
function exampleInstallation(today: string): Installation {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '06-30' ? 1 : 0);
  const dates = { month: today.slice(0, 7), valid_until: `${year}-06-30` };
  return { ...(DEMO_TABLE as unknown as Installation), ...dates, provider: EXAMPLE_PROVIDER };
}
