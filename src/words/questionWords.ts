import { type Answer, QUESTION_IDS, type QuestionId, type Tooltip } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import type { Cleared } from '../questionnaire/settle.ts';
import { OPTIONS } from './english/options.ts';
import { QUESTION } from './english/questions.ts';
import type { MessageSet, Words } from './words.ts';

export function titleOf(words: Words, question: QuestionId): string {
  return words.text(`${question}.title`, questionOf(question).title);
}

/** The label of an option; the value itself if the question set doesn't know it. */
export function labelOf(words: Words, question: QuestionId, value: string): string {
  const option = questionOf(question).options.find((known) => known.value === value);
  return words.text(`${question}.${value}`, option?.label ?? value);
}

/** An answer in words: its labels, joined by commas. */
export function answerText(words: Words, question: QuestionId, answer: Answer): string {
  const values = typeof answer === 'string' ? [answer] : answer;
  return values.map((value) => labelOf(words, question, value)).join(', ');
}

/** Cleared answers as a list, such as: “2 Rooms”. */
export function clearedAnswers(words: Words, cleared: readonly Cleared[]): string {
  return words.list(
    cleared.map(({ question, values }) =>
      words.of(QUESTION)('notice.answer', { answer: answerText(words, question, values) }),
    ),
  );
}

/** The line under a question's title. */
export function helpOf(words: Words, question: QuestionId): string {
  return words.text(`${question}.help`, OPTIONS[question].help);
}

/** The consequence of choosing this option; undefined if we have no words for it. */
export function consequenceOf(words: Words, question: QuestionId, value: string): string | undefined {
  const consequences: Readonly<Record<string, string>> = OPTIONS[question].consequences;
  const english = consequences[value];
  return english === undefined ? undefined : words.text(`${question}.${value}.hint`, english);
}

/** An option's explanation in the visitor's language. */
export function tooltipWords(words: Words, question: QuestionId, value: string, tooltip: Tooltip) {
  const key = `${question}.${value}.tooltip`;
  const labels = tooltip.type === 'image' ? (tooltip.imageLabel ?? []) : [];
  return {
    title: words.text(`${key}.title`, tooltip.title),
    description: words.text(`${key}.description`, tooltip.description),
    labels: labels.map((label, index) => words.text(`${key}.label.${index + 1}`, label)),
  };
}

/** Every text of the question set, by the key that rewords it. */
export function questionMessages(): MessageSet {
  const found: Record<string, string> = {};
  for (const id of QUESTION_IDS) {
    const question = questionOf(id);
    found[`${id}.title`] = question.title;
    found[`${id}.help`] = OPTIONS[id].help;
    const consequences: Readonly<Record<string, string>> = OPTIONS[id].consequences;
    for (const { value, label, tooltip } of question.options) {
      found[`${id}.${value}`] = label;
      const hint = consequences[value];
      if (hint) found[`${id}.${value}.hint`] = hint;
      if (!tooltip) continue;
      found[`${id}.${value}.tooltip.title`] = tooltip.title;
      found[`${id}.${value}.tooltip.description`] = tooltip.description;
      const labels = tooltip.type === 'image' ? (tooltip.imageLabel ?? []) : [];
      labels.forEach((text, index) => {
        found[`${id}.${value}.tooltip.label.${index + 1}`] = text;
      });
    }
  }
  return found;
}
