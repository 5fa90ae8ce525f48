import type { ColumnRule } from '../../src/catalogue/columns.ts';
import { fillText, IN_ENGLISH } from '../../src/catalogue/explainProblem.ts';
import { TEMPLATE_TEXTS } from './templateTexts.ts';

/** The values that a cell of the column may hold, in words. */
export function valuesText(rule: ColumnRule, translate = IN_ENGLISH): string {
  return fillText(translate(TEMPLATE_TEXTS[kindOf(rule)]), {
    values: 'values' in rule ? rule.values.join(', ') : '',
    least: 'min' in rule ? figure(rule.min) : '',
    most: rule.kind === 'text' ? figure(rule.longest) : 'max' in rule ? figure(rule.max) : '',
  });
}

/** The same, and whether every system needs a value. */
export function allowedText(rule: ColumnRule & { readonly required?: boolean }, translate = IN_ENGLISH): string {
  const values = valuesText(rule, translate);
  return rule.required ? fillText(translate(TEMPLATE_TEXTS.needed), { values }) : values;
}

function kindOf(rule: ColumnRule): ColumnRule['kind'] | 'whole' {
  return rule.kind === 'number' && rule.step === 1 ? 'whole' : rule.kind;
}

function figure(value: number): string {
  return value.toLocaleString('en-AU');
}
