import { useId } from 'react';
import type { Suggestion } from '../matching/suggest.ts';
import type { Flow } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { listed } from '../words/figures.ts';
import { changeText, suggestionText } from '../words/suggestionText.ts';

interface SuggestionsProps {
  readonly flow: Flow;
  readonly suggestions: readonly Suggestion[];
  onApply(suggestion: Suggestion): void;
}

/** Single changes that would let more systems fit, each with what it would do before it is pressed. */
export function Suggestions({ flow, suggestions, onApply }: SuggestionsProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        One change that would help
      </Heading>
      <ul className="suggestions">
        {suggestions.map((suggestion) => {
          const change = changeText(flow, suggestion);
          return (
            <li key={`${suggestion.question} ${suggestion.value}`}>
              <p>
                {suggestionText(flow, suggestion)}.{' '}
                {suggestion.choice.cleared.length > 0 && alsoClears(flow, suggestion)}
              </p>
              <Button onClick={() => onApply(suggestion)}>
                Apply <span className="visually-hidden">: {change}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function alsoClears(flow: Flow, { choice }: Suggestion): string {
  const titles = choice.cleared.map(({ question }) => `“${flow.questions[question]?.title}”`);
  return `It also clears your answer to ${listed(titles)}.`;
}
