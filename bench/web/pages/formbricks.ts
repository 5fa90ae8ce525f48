import { renderSurveyInline } from '@formbricks/surveys';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';
import { END, LEAD, TITLE } from './texts.ts';

/** In Formbricks, a jump depends only on the latest answer, so this is all of our branching that it can express. */
const JUMPS: Readonly<Record<string, object>> = {
  Q0: { condition: 'equals', value: 'No', destination: 'Q2' },
  Q3: { condition: 'equals', value: 'Single Room', destination: 'Q6' },
};

const container = document.createElement('main');
container.id = 'survey';
document.body.append(container);
renderSurveyInline({
  containerId: container.id,
  brandColor: '#126b50',
  isBrandingEnabled: false,
  survey: {
    id: 'questions',
    type: 'link',
    welcomeCard: { enabled: true, headline: TITLE, html: LEAD, buttonLabel: 'Start' },
    questions: FLOW.order.map((id) => ({
      id,
      type: FLOW.questions[id]?.isMultiple ? 'multipleChoiceMulti' : 'multipleChoiceSingle',
      headline: FLOW.questions[id]?.title,
      required: true,
      buttonLabel: 'Continue',
      choices: FLOW.questions[id]?.options.map(({ value, label }) => ({ id: `${id} ${value}`, label })),
      logic: JUMPS[id] ? [JUMPS[id]] : [],
    })),
    thankYouCard: { enabled: true, headline: END },
  },
});
