import { useEffect, useRef } from 'react';
import type { Answers } from '../../questionnaire/question.ts';
import { Button } from '../../ui/Button.tsx';
import type { Notice } from '../../visit/visitState.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { answerText, clearedAnswers, titleOf } from '../../words/questionWords.ts';
import type { Words } from '../../words/words.ts';
import { useSay } from '../frame/useWords.ts';

/** The effects of a change, in a sentence or more: the answers a suggestion changed, and the later answers it cleared. */
export function noticeText(words: Words, answers: Answers, { changed, cleared }: Notice): string {
  const changes = changed.flatMap((question) => {
    const now = answers[question];
    if (now === undefined) return [];
    const values = { title: titleOf(words, question), answer: answerText(words, question, now) };
    return [words.of(QUESTION)('notice.changed', values)];
  });
  return [...changes, ...clearedText(words, cleared)].join(' ');
}

/** The answers a change clears, as a sentence; empty if it clears none. */
function clearedText(words: Words, cleared: Notice['cleared']): readonly string[] {
  if (cleared.length === 0) return [];
  const say = words.of(QUESTION);
  const answers = clearedAnswers(words, cleared);
  return cleared.length === 1 ? [say('notice.cleared.one', { answers })] : [say('notice.cleared.more', { answers })];
}

interface ChangeNoticeProps {
  readonly text: string;
  /** Scroll to the notice if it is out of sight? */
  readonly shown?: boolean;
  onUndo(): void;
}

/** Describes a change and undoes it in one click. */
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
