import { Form } from '@quillforms/renderer-core';
import '@quillforms/blocklib-multiple-choice-block/build-style/renderer.css';
import '@quillforms/blocklib-welcome-screen-block/build-style/renderer.css';
import '@quillforms/renderer-core/build-style/style.css';
import { createRoot } from 'react-dom-18/client';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';
import './fullHeight.css';
import { registerBlocks } from './quillBlocks.ts';
import { LEAD, TITLE } from './texts.ts';

registerBlocks();

/** The package announces conditions and leaves following them to an extension, so all eight questions are asked. */
const blocks = [
  { name: 'welcome-screen', id: 'welcome', attributes: { label: TITLE, description: LEAD, buttonText: 'Start' } },
  ...FLOW.order.map((id) => ({
    name: 'multiple-choice',
    id,
    attributes: {
      label: FLOW.questions[id]?.title,
      required: true,
      verticalAlign: true,
      multiple: FLOW.questions[id]?.isMultiple ?? false,
      choices: FLOW.questions[id]?.options.map(({ value, label }) => ({ value, label })),
    },
  })),
];

createRoot(document.body).render(
  <Form
    formId={1}
    formObj={{ blocks }}
    applyLogic={false}
    onSubmit={(_answers: unknown, { completeForm }: { completeForm(): void }) => completeForm()}
  />,
);
