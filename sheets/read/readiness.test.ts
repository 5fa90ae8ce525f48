import { expect, it } from 'vitest';
import type { FileProblem } from '../open/explainFileProblem.ts';
import { NO_SYSTEMS, readiness } from './readiness.ts';

const about = (row: number | null, severity: FileProblem['severity'] = 'error'): FileProblem => ({
  ...NO_SYSTEMS,
  severity,
  row,
});

it('a catalogue file is ready when every row can be used, even with warnings', () => {
  expect(readiness({ products: [{ id: 'A' }], problems: [] })).toEqual({ kind: 'ready' });
  expect(readiness({ products: [{ id: 'A' }], problems: [about(2, 'warning'), about(null, 'warning')] })).toEqual({
    kind: 'ready',
  });
});

it("a catalogue file isn't ready while some rows can't be used, and names each once", () => {
  const problems = [about(11), about(3), about(4, 'warning'), about(3)];
  expect(readiness({ products: [{ id: 'A' }], problems })).toEqual({ kind: 'bad-rows', rows: [3, 11] });
});

it("a catalogue file can't be published with the template's example rows, whatever else is wrong with its rows", () => {
  const products = [{ id: 'A' }, { id: 'EXAMPLE-SPLIT-25' }, { id: 'MY-EXAMPLE-1' }];
  for (const problems of [[], [about(3)]]) {
    expect(readiness({ products, problems })).toEqual({ kind: 'examples', ids: ['EXAMPLE-SPLIT-25'] });
  }
});

it('a catalogue file is unusable if the whole file is wrong, even if some of it was read', () => {
  expect(readiness({ products: [{ id: 'A' }], problems: [about(2), about(null)] })).toEqual({
    kind: 'unusable',
    problem: about(null),
  });
});

it('a catalogue file is unusable if no row can be used', () => {
  expect(readiness({ products: [], problems: [about(5, 'warning'), about(2)] })).toEqual({
    kind: 'unusable',
    problem: about(2),
  });
  expect(readiness({ products: [], problems: [about(1, 'warning')] })).toEqual({
    kind: 'unusable',
    problem: NO_SYSTEMS,
  });
});
