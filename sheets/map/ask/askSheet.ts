import { fillText } from '../../../src/catalogue/explainProblem.ts';
import { quoted } from '../../../src/catalogue/shownValue.ts';
import { type FileToOpen, openTable } from '../../open/openTable.ts';
import { ALL_SHEETS, SHEETS_BETWEEN } from '../../open/table.ts';
import { QUESTION_TEXTS } from '../questionTexts.ts';
import type { MappingQuestion, QuestionChoice } from './question.ts';

/** The question which sheet of a workbook to read. It comes before there is a mapping. */
export type SheetQuestion = Omit<MappingQuestion, 'answer'>;

/** A sheet to choose, with a glimpse of its content. */
interface SheetToChoose {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly string[];
}

/** A glimpse of each of these sheets of a workbook. */
export function sheetsToChoose(
  bytes: Uint8Array,
  asked: FileToOpen,
  names: readonly string[],
): readonly SheetToChoose[] {
  return names.map((name) => {
    const opened = openTable(bytes, { ...asked, sheet: name });
    return { name, rows: opened.ok ? opened.table.rows.length : 0, columns: opened.ok ? opened.table.columns : [] };
  });
}

const MAX_SHOWN = 4;

export function askSheet(sheets: readonly SheetToChoose[]): SheetQuestion {
  const say = (key: keyof typeof QUESTION_TEXTS, facts = {}): string => fillText(QUESTION_TEXTS[key], facts);
  const choices = sheets.map(({ name, rows, columns }): QuestionChoice => {
    const samples = columns.slice(0, MAX_SHOWN).join(' · ');
    if (name === ALL_SHEETS) return { value: name, label: say('all_sheets', { rows }) };
    const names = name.split(SHEETS_BETWEEN).map(quoted).join(', ');
    const isOne = !name.includes(SHEETS_BETWEEN);
    return {
      value: name,
      label: isOne ? say('sheet_choice', { name, rows, samples }) : say('sheets', { names, rows }),
    };
  });
  return {
    id: 'sheet',
    text: say('sheet'),
    choices: [...choices, { value: 'open', label: say('open') }],
    suggested: null,
    isNeeded: true,
  };
}
