import type { Flow } from '../questionnaire/question.ts';
import { answerLabel } from '../questionnaire/questionSet.ts';
import type { Cleared } from '../questionnaire/settle.ts';
import { Button } from '../ui/Button.tsx';
import { counted, listed } from './words/figures.ts';

/** What a choice has cleared, as a sentence. */
export function clearedText(flow: Flow, cleared: readonly Cleared[]): string {
  const parts = cleared.map(({ question, values }) => {
    return `“${flow.questions[question]?.title}” (${answerLabel(question, values)})`;
  });
  const many = cleared.length > 1;
  return `That change cleared ${counted(cleared.length, 'later answer')}, because ${many ? 'they no longer apply' : 'it no longer applies'}: ${listed(parts)}.`;
}

/** Says what a choice has cleared and takes it back in one click. */
export function ChangeNotice({ text, onUndo }: { readonly text: string; onUndo(): void }) {
  return (
    <div className="notice">
      <p>{text}</p>
      <Button onClick={onUndo}>Undo</Button>
    </div>
  );
}
