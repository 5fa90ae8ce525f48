import { useEffect, useRef } from 'react';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import type { Notice } from '../visit/visitState.ts';
import { QUESTION } from '../words/english/questions.ts';
import { answerText, titleOf } from '../words/questionWords.ts';
import type { Words } from '../words/words.ts';
import { useSay } from './useWords.ts';

/** What a change did, as a sentence or two: the answer that a suggestion changed, and the later ones it cleared. */
export function noticeText(words: Words, answers: Answers, { changed, cleared }: Notice): string {
  const now = changed && answers[changed];
  const change =
    changed && now
      ? [
          words.of(QUESTION)('notice.changed', {
            title: titleOf(words, changed),
            answer: answerText(words, changed, now),
          }),
        ]
      : [];
  return [...change, ...clearedText(words, cleared)].join(' ');
}

/** What a change clears, as a sentence; nothing when it clears nothing. */
function clearedText(words: Words, cleared: Notice['cleared']): readonly string[] {
  if (cleared.length === 0) return [];
  const say = words.of(QUESTION);
  const answers = words.list(
    cleared.map(({ question, values }) =>
      say('notice.answer', {
        title: titleOf(words, question),
        answer: answerText(words, question, values),
      }),
    ),
  );
  return cleared.length === 1
    ? [say('notice.cleared.one', { answers })]
    : [say('notice.cleared.more', { number: cleared.length, answers })];
}

interface ChangeNoticeProps {
  readonly text: string;
  /** Is it to be scrolled to, where it comes up out of sight? */
  readonly shown?: boolean;
  onUndo(): void;
}

/** Says what a change did and takes it back in one click. */
export function ChangeNotice({ text, shown = false, onUndo }: ChangeNoticeProps) {
  const say = useSay(QUESTION);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={notice} className="notice">
      <p>{text}</p>
      <Button onClick={onUndo}>{say('notice.undo')}</Button>
    </div>
  );
}
