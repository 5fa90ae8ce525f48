import { expect, it } from 'vitest';
import { readFile } from '../../tests/samples/readFile.ts';

const problemsOf = (cooling: string, heating: string) =>
  readFile(
    'a.csv',
    new TextEncoder().encode(
      `id,title,system_type,cooling_capacity_kw,heating_capacity_kw\nA,A,split,${cooling},${heating}\n`,
    ),
  ).problems.map(({ severity, column, reason }) => `${severity}: ${column}: ${reason}`);

it.each([
  ['25', '3.2'],
  ['2.5', '32'],
])('%s kW of cooling beside %s kW of heating get a warning', (cooling, heating) => {
  expect(problemsOf(cooling, heating)).toEqual([
    `warning: heating_capacity_kw: Cooling is ${cooling} kW and heating ${heating} kW, which is more than twice apart.`,
  ]);
});

it.each([
  ['2.5', '3.2'],
  ['7.0', '3.5'],
  ['3.5', '7'],
  ['2.5', ''],
  ['', '3.2'],
])('%j kW of cooling beside %j kW of heating get no warning', (cooling, heating) => {
  expect(problemsOf(cooling, heating)).toEqual([]);
});
