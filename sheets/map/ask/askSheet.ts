import { fillText, IN_ENGLISH } from '../../../src/catalogue/explainProblem.ts';
import { quoted } from '../../../src/catalogue/shownValue.ts';
import { ALL_SHEETS, SHEETS_BETWEEN } from '../../open/table.ts';
import { QUESTION_TEXTS } from '../questionTexts.ts';
import type { MappingQuestion, QuestionChoice } from './question.ts';

/** The question which sheet of a workbook to read. It comes before there is a mapping. */
export type SheetQuestion = Omit<MappingQuestion, 'answer'>;

/** A sheet to choose, with a glimpse of its content. */
export interface SheetToChoose {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly string[];
}

const MAX_SHOWN = 4;

export function askSheet(sheets: readonly SheetToChoose[], translate = IN_ENGLISH): SheetQuestion {
  const say = (key: keyof typeof QUESTION_TEXTS, facts = {}): string => fillText(translate(QUESTION_TEXTS[key]), facts);
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
