import fc from 'fast-check';
import { counterKeys } from '../../src/parts/insight/rules/counterKeys.ts';
import { ASKED_OF_ALL, STEPS } from '../../src/parts/insight/rules/insight.ts';
import { readInsight } from '../../src/parts/insight/rules/readInsight.ts';
import { QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { expect, test } from './test.ts';

test('PHP reads any note and any steps as the embedded provider does, and adds to the same counters', async ({
  site,
}) => {
  const odd = fc.constantFrom(null, 7, 1.5, true, '', 'x', [], {}, ['x'], [7], { Q0: 'No' });
  const value = fc.constantFrom(
    'Nowhere',
    ...QUESTION_IDS.flatMap((id) => questionOf(id).options.map((option) => option.value)),
  );
  const paths = [...walk()];
  const path = fc.constantFrom(...paths);
  const changed = fc
    .tuple(path, fc.constantFrom(...QUESTION_IDS, 'Q8'), fc.oneof(odd, value, fc.array(value, { maxLength: 3 })))
    .map(([answers, question, other]) => ({ ...answers, [question]: other }));
  const shortened = fc.tuple(path, fc.constantFrom(...QUESTION_IDS)).map(([{ ...answers }, question]) => {
    delete answers[question];
    return answers;
  });
  const note = fc.record(
    {
      kind: fc.constant('note'),
      nonce: fc.oneof(fc.constantFrom('n', 'n'.repeat(200), 'n'.repeat(201)), odd),
      questions: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constantFrom(0, 2, '1', 1.5, true, null)),
      fits: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(0, 1, 2, 0.0, -0, null) },
        fc.constantFrom(3, -1, 0.5, '0'),
        odd,
      ),
      range: fc.constantFrom('2026-11-20', 7),
      answers: fc.oneof({ weight: 6, arbitrary: path }, changed, shortened, odd),
      zone: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(null, 'hot', 'average', 'cold') }, odd),
    },
    { requiredKeys: ['kind', 'nonce', 'questions', 'answers'] },
  );
  const steps = fc.record(
    {
      kind: fc.constant('steps'),
      nonce: odd,
      reached: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...STEPS) }, odd),
      last: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(null, ...ASKED_OF_ALL) }, fc.constant('Q1'), odd),
      language: fc.constantFrom('en', 'deu', 'e', 'DE', 'en-AU', 'en\n', null, 7),
      answers: odd,
    },
    { requiredKeys: ['kind', 'reached', 'last', 'language'] },
  );
  const whole = fc
    .sample(path, 300)
    .map((answers) => ({ kind: 'note', nonce: 'n', questions: 1, answers, zone: null, fits: 0 }));
  const bodies = [
    ...whole,
    ...fc.sample(fc.oneof(note, steps), { numRuns: 1500 }),
    [],
    'text',
    null,
    7,
    {},
    { kind: 'else' },
    { kind: ['note'] },
  ].map((body) => JSON.stringify(body));
  const code = `
    echo wp_json_encode(array_map(function ($body) {
      $read = new ProductSelector\\Insight_Reader(json_decode($body));
      return '' === $read->problem ? ['counters' => $read->counters, 'nonce' => $read->nonce] : 'refused';
    }, $input));`;
  const inPhp = JSON.parse(await site.php(code, bodies));
  let taken = 0;
  for (const [index, body] of bodies.entries()) {
    const read = readInsight(JSON.parse(body));
    if (read.ok) taken += 1;
    const here = read.ok ? { counters: counterKeys(read.message), nonce: read.nonce } : 'refused';
    expect(inPhp[index], body).toEqual(here);
  }
  expect(taken).toBeGreaterThan(whole.length + 50);
  expect(bodies.length - taken).toBeGreaterThan(300);
});
