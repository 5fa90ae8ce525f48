import { choose } from '../../../src/questionnaire/choose.ts';
import { type Answers, chosenValues, type QuestionId } from '../../../src/questionnaire/question.ts';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';
import { visibleOptions } from '../../../src/questionnaire/visibleOptions.ts';
import { FIRST, questionAfter } from './journey.ts';
import { END } from './texts.ts';

/** The same screens without a framework; build.mjs writes the landing page into the document. */
let question: QuestionId = FIRST;
let answers: Answers = {};

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const inputs: HTMLInputElement[] = [];

function markChosen(): void {
  for (const input of inputs) input.checked = chosenValues(answers, question).includes(input.value);
}

function showQuestion(): void {
  const asked = FLOW.questions[question];
  inputs.length = 0;
  const labels = visibleOptions(question, answers).map(({ value, label }) => {
    const input = element('input', {
      type: asked?.isMultiple ? 'checkbox' : 'radio',
      name: question,
      value,
      onchange() {
        answers = choose(answers, question, value).answers;
        markChosen();
      },
    });
    inputs.push(input);
    return element('label', {}, input, label);
  });
  const legend = element('legend', {}, element('h1', {}, asked?.title ?? ''));
  const form = element(
    'form',
    { onsubmit },
    element('fieldset', {}, legend, ...labels),
    element('button', {}, 'Continue'),
  );
  document.body.replaceChildren(form);
  markChosen();
}

function onsubmit(event: Event): void {
  event.preventDefault();
  const next = questionAfter(question, answers);
  if (next) {
    question = next;
    showQuestion();
  } else {
    document.body.replaceChildren(element('h1', { className: 'end' }, END));
  }
}

const start = document.querySelector('.start');
start?.addEventListener('click', showQuestion);
// The button is visible before it works.
start?.classList.add('ready');
