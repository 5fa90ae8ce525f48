import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import type { Condition } from '../../../src/questionnaire/question.ts';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';
import { END, LEAD, TITLE } from './texts.ts';

/** A condition in SurveyJS's own words. */
function expression(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined;
  if ('all' in condition) return condition.all.map(expression).join(' and ');
  return 'is' in condition
    ? `{${condition.question}} = '${condition.is}'`
    : `{${condition.question}} <> '${condition.isNot}'`;
}

const questions = FLOW.order.map((id) => {
  const { title, isMultiple, options = [] } = FLOW.questions[id] ?? {};
  const alone = isMultiple && options.find((option) => !option.isMultiSelect);
  return {
    type: isMultiple ? 'checkbox' : 'radiogroup',
    name: id,
    title,
    isRequired: true,
    visibleIf: expression(FLOW.askedWhen[id]),
    choices: options
      .filter((option) => option !== alone)
      .map(({ value, label, condition }) => ({ value, text: label, visibleIf: expression(condition) })),
    ...(alone && { showNoneItem: true, noneText: alone.label }),
  };
});

const survey = new Model({
  title: TITLE,
  showQuestionNumbers: false,
  firstPageIsStartPage: true,
  startSurveyText: 'Start',
  pageNextText: 'Continue',
  completeText: 'Continue',
  completedHtml: `<h1 class="end">${END}</h1>`,
  pages: [
    { elements: [{ type: 'html', name: 'lead', html: `<p>${LEAD}</p>` }] },
    ...questions.map((question) => ({ elements: [question] })),
  ],
});

createRoot(document.body).render(<Survey model={survey} />);
