import { closestWord } from './closestWord.ts';
import { COLUMN_NAMES, COLUMNS, namesOf } from './columns.ts';
import type { Facts, Problem, ProblemKind } from './problem.ts';
import { FACT_TEXTS, type ProblemTexts } from './problemTexts.ts';
import type { Column } from './product.ts';
import { controlWords } from './readControls.ts';
import { choiceWords } from './readWords.ts';

/** A problem with its sentences, for a person with a spreadsheet. */
export interface ExplainedProblem<Kind extends string = ProblemKind> extends Problem<Kind> {
  /** One sentence about the problem. */
  readonly reason: string;
  /** One sentence with the solution. */
  readonly suggestion: string;
}

const NAMES = COLUMN_NAMES.flatMap(namesOf);

/** Gives the sentence of another language for an English one, with the same names in braces. */
export type Translate = (text: string) => string;
export const IN_ENGLISH: Translate = (text) => text;

/** @param texts the sentences of each kind of problem */
export function explainProblem<Kind extends string>(
  problem: Problem<Kind>,
  translate: Translate,
  texts: Readonly<Record<Kind, ProblemTexts>>,
): ExplainedProblem<Kind> {
  const [reason, , usual, misspelt] = texts[problem.kind];
  const closest = misspelt === undefined ? null : closestOf(problem);
  const advice = closest === null ? usual : misspelt!;
  const facts = { ...factsOf(problem, translate), ...(closest !== null && { closest }) };
  const { required = false } = COLUMNS[problem.column as Column] ?? {};
  const suggestion = translate(advice).replace(/<(.*)>/, required ? '' : '$1');
  return { ...problem, reason: fillText(translate(reason), facts), suggestion: fillText(suggestion, facts) };
}

/** The column, or the word of a column, that was probably meant; null if none is close. */
function closestOf({ column, value }: Problem<string>): string | number | null {
  const rule = COLUMNS[column as Column];
  if (rule === undefined) return closestWord(column ?? '', NAMES);
  if (rule.kind === 'controls') return closestWord(value ?? '', controlWords(rule));
  if (rule.kind === 'list_of') return closestWord(value ?? '', rule.values);
  if (rule.kind !== 'one_of') return null;
  const meant = choiceWords(rule);
  const word = closestWord(value ?? '', [...meant.keys()]);
  return word === null ? null : meant.get(word)!;
}

/** Replaces the names in braces with their facts. */
export function fillText(text: string, facts: Facts): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(facts[key] ?? name));
}

/** The facts of a problem, with those of its column. */
export function factsOf({ column, value, facts }: Problem<string>, translate: Translate): Facts {
  return { ...ofRule(column as Column, translate), column: column ?? '', value: value ?? '', ...facts };
}

/** With an article, where English has one. */
const NOUNS: Readonly<Partial<Record<Column, string>>> = {
  availability: 'an availability',
  price_includes: 'something a price includes',
  system_type: 'a system type',
  indoor_unit_style: 'an indoor unit style',
  suits_home_types: 'a home type',
  suits_areas: 'an area',
  zone_control: 'a zone control',
  controls: 'a control',
  phase: '1 or 3',
  refrigerant: 'a refrigerant on the list',
};

function ofRule(column: Column, translate: Translate): Facts {
  const rule = COLUMNS[column];
  switch (rule?.kind) {
    case 'number': {
      const unit = rule.unit === null ? '' : ` ${rule.unit}`;
      const range = fillText(translate(FACT_TEXTS.range), { least: rule.min, most: `${rule.max}${unit}` });
      return { range, unit: unit.trim(), step: rule.step ?? '' };
    }
    case 'text':
    case 'url':
    case 'postcodes':
      return { longest: rule.longest };
    case 'controls':
      return {
        noun: NOUNS[column] ?? '',
        allowed: fillText(translate(FACT_TEXTS.controls), { values: anyOf(rule.values, translate) }),
      };
    case 'one_of':
    case 'list_of':
      return { noun: NOUNS[column] ?? '', allowed: anyOf(rule.values, translate) };
    default:
      return {};
  }
}

/** "1 or 3", "split, ducted or multi_split". */
export function anyOf(words: readonly (string | number)[], translate = IN_ENGLISH): string {
  if (words.length < 2) return words.join('');
  return fillText(translate(FACT_TEXTS.either), { words: words.slice(0, -1).join(', '), last: words.at(-1)! });
}
