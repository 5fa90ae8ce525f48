import { info } from '../../drawing/pieces.ts';
import type { QuestionId, Tooltip } from '../../questionnaire/question.ts';
import { ExplainDialog } from '../../ui/ExplainDialog.tsx';
import { QUESTION } from '../../words/english/questions.ts';
import { tooltipWords } from '../../words/questionWords.ts';
import { DrawingView } from '../frame/DrawingView.tsx';
import { ExplainPicture } from '../frame/ExplainPicture.tsx';
import { useWords } from '../frame/useWords.ts';

const INFO = { width: 22, height: 22, shapes: info(11, 11) };

interface OptionTooltipProps {
  readonly question: QuestionId;
  readonly value: string;
  readonly label: string;
  readonly tooltip: Tooltip;
}

/** The explanation of an option, with the button that opens it. */
export function OptionTooltip({ question, value, label, tooltip }: OptionTooltipProps) {
  const words = useWords();
  const say = words.of(QUESTION);
  const explanation = tooltipWords(words, question, value, tooltip);
  const names = tooltip.type === 'image' ? [tooltip.image] : tooltip.images;
  return (
    <ExplainDialog
      openLabel={say('tooltip.open', { label })}
      closeLabel={say('tooltip.close')}
      explanation={explanation}
      pictures={names.map((name) => (
        <ExplainPicture
          key={name}
          name={name}
          className="slide-picture"
          alt={(title) => words.text(`picture.${name}`, title)}
        />
      ))}
      slideWords={{
        previous: say('tooltip.previous'),
        next: say('tooltip.next'),
        position: (at, of) => say('tooltip.position', { at, of }),
      }}
      icon={<DrawingView drawing={INFO} />}
    />
  );
}
