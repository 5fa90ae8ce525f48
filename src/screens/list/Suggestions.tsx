import { useId } from 'react';
import type { Suggestion } from '../../matching/suggest.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { clearedAnswers } from '../../words/questionWords.ts';
import { sentences } from '../../words/sentences.ts';
import { changeText, suggestionText } from '../../words/suggestionText.ts';
import { useWords } from '../frame/useWords.ts';

interface SuggestionsProps {
  /** The answers before the changes. */
  readonly answers: Answers;
  readonly suggestions: readonly Suggestion[];
  onApply(suggestion: Suggestion): void;
}

/** Changes that would let more models fit, each with its effect. */
export function Suggestions({ answers, suggestions, onApply }: SuggestionsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  if (suggestions.length === 0) return null;
  const isSet = suggestions.some(({ changes }) => changes.length > 1);
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        {say(isSet ? 'suggest.title.set' : 'suggest.title')}
      </Heading>
      <ul className="suggestions">
        {suggestions.map((suggestion) => (
          <li key={JSON.stringify(suggestion.changes)} className="notice">
            <p>
              {sentences(
                say('suggest.sentence', { line: suggestionText(words, answers, suggestion) }),
                suggestion.choice.cleared.length > 0 &&
                  say('suggest.clears', { answers: clearedAnswers(words, suggestion.choice.cleared) }),
              )}
            </p>
            <Button
              aria-label={say('suggest.applyName', { change: changeText(words, answers, suggestion) })}
              onClick={() => onApply(suggestion)}
            >
              {say('suggest.apply')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
