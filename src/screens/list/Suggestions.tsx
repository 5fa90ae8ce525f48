import { useId, useMemo } from 'react';
import { type Suggestion, suggest } from '../../matching/suggest.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { clearedAnswers } from '../../words/questionWords.ts';
import { sentences } from '../../words/sentences.ts';
import { changeText, suggestionText } from '../../words/suggestionText.ts';
import type { ListView } from '../frame/listView.ts';
import { useWords } from '../frame/useWords.ts';

/** More changes would be a list. */
const MAX_SUGGESTED = 2;

interface SuggestionsProps {
  readonly view: ListView;
  /** The number of models that fit, as the list counts them. */
  readonly fits: number;
  onApply(suggestion: Suggestion): void;
}

/** Changes that would let more models fit, each with its effect. */
export function Suggestions({ view, fits, onApply }: SuggestionsProps) {
  const { matcher, job, answers } = view;
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const suggestions = useMemo(() => suggest(matcher, job, fits).slice(0, MAX_SUGGESTED), [matcher, job, fits]);
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
