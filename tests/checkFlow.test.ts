import { expect, it } from 'vitest';
import type { Flow, Option, Question } from '../src/questionnaire/question.ts';
import { checkFlow } from './checkFlow.ts';

const option = (value: string, more: Partial<Option> = {}): Option => ({ label: value, value, iconName: 'x', ...more });
const sound = {
  Q0: { title: 'Fruit?', options: [option('Apple'), option('Pear')] },
  Q1: { title: 'Size?', options: [option('Big'), option('Small')] },
} satisfies Record<string, Question>;
const toy = (more: Partial<Flow>): Flow => ({ order: ['Q0', 'Q1'], questions: sound, askedWhen: {}, ...more });
const withQ1 = (question: Question): Flow => toy({ questions: { ...sound, Q1: question } });

it('checkFlow accepts our question set', () => {
  expect(checkFlow()).toEqual([]);
});

it('checkFlow accepts a small valid flow', () => {
  expect(checkFlow(toy({}))).toEqual([]);
});

it.each<[string, Flow, string, string]>([
  ['an unknown id', toy({ order: ['Q0', 'Q1', 'Q9' as 'Q2'] }), 'order', 'not a question id'],
  ['an id without a question', toy({ order: ['Q0', 'Q1', 'Q2'] }), 'order', 'Q2 has no question'],
  ['a repeated id', toy({ order: ['Q0', 'Q1', 'Q0'] }), 'order', 'Q0 is listed twice'],
  ['a question that is not in the order', toy({ order: ['Q0'] }), 'Q1', 'never asked'],
  [
    'a rule about an unknown question',
    toy({ askedWhen: { Q1: { question: 'Q5', is: 'x' } } }),
    'Q1',
    "Q5, which isn't a question",
  ],
  ['a rule for an unknown question', toy({ askedWhen: { Q5: { question: 'Q0', is: 'Pear' } } }), 'Q5', 'no question'],
  ['an unknown value', toy({ askedWhen: { Q1: { question: 'Q0', is: 'Plum' } } }), 'Q1', '"Plum"'],
  [
    'an unknown value inside "all"',
    toy({ askedWhen: { Q1: { all: [{ question: 'Q0', isNot: 'Plum' }] } } }),
    'Q1',
    '"Plum"',
  ],
  ['a forward reference', toy({ askedWhen: { Q0: { question: 'Q1', is: 'Big' } } }), 'Q0', 'looks ahead'],
  [
    'an option that depends on its own question',
    withQ1({
      title: 'Size?',
      options: [option('Big'), option('Small', { condition: { question: 'Q1', is: 'Big' } })],
    }),
    'Q1, option Small',
    'looks ahead',
  ],
  [
    'an unreachable question',
    toy({
      askedWhen: {
        Q1: {
          all: [
            { question: 'Q0', is: 'Pear' },
            { question: 'Q0', is: 'Apple' },
          ],
        },
      },
    }),
    'Q1',
    'never be reached',
  ],
  [
    'an option that nobody can see',
    withQ1({
      title: 'Size?',
      options: [
        option('Big'),
        option('Odd', {
          condition: {
            all: [
              { question: 'Q0', is: 'Pear' },
              { question: 'Q0', is: 'Apple' },
            ],
          },
        }),
      ],
    }),
    'Q1, option Odd',
    'never be seen',
  ],
  [
    'a repeated value',
    withQ1({ title: 'Size?', options: [option('Big'), option('Big', { label: 'Huge' })] }),
    'Q1',
    'value "Big" twice',
  ],
  [
    'a repeated label',
    withQ1({ title: 'Size?', options: [option('Big'), option('Huge', { label: 'Big' })] }),
    'Q1',
    'label "Big" twice',
  ],
  [
    'a multiple choice without an exclusive option',
    withQ1({ title: 'Size?', isMultiple: true, options: [option('Big', { isMultiSelect: true })] }),
    'Q1',
    'none of these',
  ],
  [
    'a flagged option of a single choice',
    withQ1({ title: 'Size?', options: [option('Big', { isMultiSelect: true })] }),
    'Q1',
    'not a multiple choice',
  ],
  ['a question without options', withQ1({ title: 'Size?', options: [] }), 'Q1', 'no options'],
  ['a question without a title', withQ1({ title: ' ', options: [option('Big')] }), 'Q1', 'no title'],
  [
    'a question without options for some visitors',
    withQ1({ title: 'Size?', options: [option('Big', { condition: { question: 'Q0', is: 'Pear' } })] }),
    'Q1',
    'no option at all',
  ],
])('checkFlow finds %s', (_, flow, where, what) => {
  const problems = checkFlow(flow);
  expect(problems).toContainEqual({ where, problem: expect.stringContaining(what) });
});
