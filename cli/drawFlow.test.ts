import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawFlow } from './drawFlow.ts';

it('docs/questions.md has the current flow (npx product-selector questions prints it)', () => {
  const drawn = /```mermaid\n([\s\S]*?)```/.exec(readFileSync('docs/questions.md', 'utf8'))?.[1];
  expect(drawn).toBe(drawFlow());
});

it("the drawing has arrows past a question that isn't always asked", () => {
  const drawn = drawFlow();
  expect(drawn).toContain('Q0 -- "Q0 is Yes" --> Q1');
  expect(drawn).toContain('Q0 -- "not Q1" --> Q2');
  expect(drawn).toContain('Q7 --> matches');
});

it('the drawing escapes quotation marks in labels', () => {
  const drawn = drawFlow({
    order: ['Q0'],
    questions: { Q0: { title: 'A "b"?', options: [{ label: 'Yes', value: 'Yes', iconName: 'x' }] } },
    askedWhen: {},
  });
  expect(drawn).toContain('A #quot;b#quot;?');
});
