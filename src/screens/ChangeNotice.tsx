import type { Answers, Flow } from '../questionnaire/question.ts';
import { answerLabel } from '../questionnaire/questionSet.ts';
import { Button } from '../ui/Button.tsx';
import type { Notice } from '../visit/visitState.ts';
import { counted, listed } from '../words/figures.ts';

/** What a change did, as a sentence or two: the answer that a suggestion changed, and the later ones it cleared. */
export function noticeText(flow: Flow, answers: Answers, { changed, cleared }: Notice): string {
  const now = changed && answers[changed];
  const change =
    changed && now !== null && now !== undefined ? [changedText(flow, changed, answerLabel(changed, now))] : [];
  return [...change, ...clearedText(flow, cleared)].join(' ');
}

function changedText(flow: Flow, question: NonNullable<Notice['changed']>, label: string): string {
  return `Your answer to “${flow.questions[question]?.title}” is now “${label}”.`;
}

/** What a change clears, as a sentence; nothing when it clears nothing. */
export function clearedText(flow: Flow, cleared: Notice['cleared']): readonly string[] {
  if (cleared.length === 0) return [];
  const parts = cleared.map(({ question, values }) => {
    return `“${flow.questions[question]?.title}” (${answerLabel(question, values)})`;
  });
  const reason = cleared.length > 1 ? 'they no longer apply' : 'it no longer applies';
  return [`That change cleared ${counted(cleared.length, 'later answer')}, because ${reason}: ${listed(parts)}.`];
}

/** Says what a change did and takes it back in one click. */
export function ChangeNotice({ text, onUndo }: { readonly text: string; onUndo(): void }) {
  return (
    <div className="notice">
      <p>{text}</p>
      <Button onClick={onUndo}>Undo</Button>
    </div>
  );
}
