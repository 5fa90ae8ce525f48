import { useWords } from '../../screens/frame/useWords.ts';
import { readSizeAsked, savedKinds } from '../../sizing/readSizeAsked.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { sentences } from '../../words/sentences.ts';
import sizingStyles from './sizingStyles.css?inline';
import { keptText, type SizeOfWay, saidSizeText, sizeTitle } from './words/sizeText.ts';

interface SizeLineProps extends SizeOfWay {
  onChange(): void;
}

/** The size that the visitor has said, in one line, with *Change*. */
export function SizeLine({ zone, rules, way, onChange }: SizeLineProps) {
  useStyles(sizingStyles);
  const words = useWords();
  const say = words.of(ANSWERS);
  const { parts, answers } = useVisitState();
  const text = sentences(
    saidSizeText(words, readSizeAsked(parts.sizing, answers), answers, { zone, rules, way }),
    keptText(words, savedKinds(parts.sizing), answers),
  );
  return (
    <div className="size-line">
      <p>{text}</p>
      <Button
        look="quiet"
        aria-label={say('answers.changeName', { title: sizeTitle(words, answers) })}
        onClick={onChange}
      >
        {say('answers.change')}
      </Button>
    </div>
  );
}
