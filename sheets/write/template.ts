import { MAX_SYSTEMS } from '../../src/catalogue/catalogueLimits.ts';
import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { IN_ENGLISH, type Translate } from '../../src/catalogue/explainProblem.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { plainNumber } from '../../src/catalogue/readNumber.ts';
import { COLUMN_HELP, FIRST_COLUMNS } from './columnHelp.ts';
import { TEMPLATE_TEXTS } from './templateTexts.ts';
import { allowedText, valuesText } from './valuesText.ts';
import { csvText } from './writeCsv.ts';
import { type SheetColumn, writeWorkbook } from './writeWorkbook.ts';

/** Cells by column; a missing one is blank. */
type Row = Readonly<Partial<Record<string, string>>>;

/** The columns to fill in first, then the others in the documentation's order. */
export const TEMPLATE_COLUMNS: readonly Column[] = [
  ...FIRST_COLUMNS,
  ...COLUMN_NAMES.filter((column) => !FIRST_COLUMNS.includes(column)),
];

/** Without this mark, Excel doesn't read a text file as UTF-8. */
const UTF8_MARK = '\uFEFF';

/** A blank spreadsheet as CSV. Each column has its meaning and its allowed values above its name. */
export function templateCsv(rows: readonly Row[], translate = IN_ENGLISH): string {
  const help = [
    [translate(TEMPLATE_TEXTS.title)],
    TEMPLATE_COLUMNS.map((column) => translate(COLUMN_HELP[column].meaning)),
    TEMPLATE_COLUMNS.map((column) => allowedText(COLUMNS[column], translate)),
    TEMPLATE_COLUMNS,
  ];
  return `${UTF8_MARK}${csvText([...help, ...rows.map(cellsOf)])}`;
}

/**
 * The same as a workbook, with the names of the columns in the first row. A chosen cell shows its column's help, and the allowed
 * values to choose from; a second sheet lists all columns.
 */
export function templateWorkbook(rows: readonly Row[], translate = IN_ENGLISH): Uint8Array {
  const { column, meaning, allowed, required, brings, isRequired } = TEMPLATE_TEXTS;
  const catalogue = [
    TEMPLATE_COLUMNS,
    ...rows.map((row) =>
      cellsOf(row).map((cell, index) => (isNumeric(TEMPLATE_COLUMNS[index]!) ? (plainNumber(cell) ?? cell) : cell)),
    ),
  ];
  const help = [
    [column, meaning, allowed, required, brings].map(translate),
    ...TEMPLATE_COLUMNS.map((name) => {
      const { [name]: words } = COLUMN_HELP;
      const needed = COLUMNS[name].required ? translate(isRequired) : '';
      return [name, translate(words.meaning), valuesText(COLUMNS[name], translate), needed, translate(words.brings)];
    }),
  ];
  return writeWorkbook([
    {
      name: 'Systems',
      rows: catalogue,
      columns: TEMPLATE_COLUMNS.map((name) => columnOf(name, translate)),
      mostRows: MAX_SYSTEMS,
    },
    {
      name: 'Columns',
      rows: help,
      columns: [30, 60, 60, 10, 60].map((width) => ({ width, isText: true, help: null })),
    },
  ]);
}

function cellsOf(row: Row): readonly string[] {
  return TEMPLATE_COLUMNS.map((column) => row[column] ?? '');
}

function isNumeric(column: Column): boolean {
  const rule = COLUMNS[column];
  return rule.kind === 'number' || (rule.kind === 'one_of' && typeof rule.values[0] === 'number');
}

function columnOf(column: Column, translate: Translate): SheetColumn {
  const rule = COLUMNS[column];
  const values = rule.kind === 'yes_no' ? ['yes', 'no'] : 'values' in rule ? rule.values.map(String) : [];
  return {
    width: Math.max(14, column.length + 2),
    // A code stays as typed: 00123, 3-1 and 1E5 aren't numbers or dates.
    isText: !isNumeric(column),
    help: {
      title: column,
      text: `${translate(COLUMN_HELP[column].meaning)}. ${allowedText(rule, translate)}.`,
      values,
      isOneOf: rule.kind === 'one_of' || rule.kind === 'yes_no',
    },
  };
}
