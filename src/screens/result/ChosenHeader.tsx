import type { Chosen } from '../../matching/shownModels.ts';
import { StepHeading } from '../../ui/Heading.tsx';
import { boughtText, eachModel } from '../../words/boughtWords.ts';
import { PRODUCT } from '../../words/english/product.ts';
import { RESULT } from '../../words/english/result.ts';
import { inHeading } from '../../words/keepUnits.ts';
import { sizeText } from '../../words/modelWords.ts';
import { kindAndPlace } from '../../words/productWords.ts';
import { PriceTag } from '../frame/PriceTag.tsx';
import type { Action } from '../frame/readAction.ts';
import { TabLink } from '../frame/TabLink.tsx';
import { useWords } from '../frame/useWords.ts';

interface ChosenHeaderProps extends Pick<Chosen, 'models'> {
  readonly titleId: string;
  /** The provider's page about the system; null if the title is no link. */
  readonly link: Action | null;
  /** What doesn't suit the rooms about their sizes. */
  readonly notes: readonly string[];
}

/** The chosen systems by title, type, size and the price of the job. */
export function ChosenHeader({ titleId, models, link, notes }: ChosenHeaderProps) {
  const words = useWords();
  const title = <bdi>{inHeading(boughtText(words, models))}</bdi>;
  const kinds = eachModel(models).map((model) => {
    const { size, best } = model;
    if (size) return kindAndPlace(words, size);
    return [words.of(PRODUCT)(`type.${best.system_type}`), sizeText(words, model)].filter(Boolean).join(' · ');
  });
  return (
    <header className="chosen-head">
      <div>
        <StepHeading id={titleId}>
          {link ? (
            <TabLink href={link.href} title={words.of(RESULT)('result.newTab', link)} data-action="details">
              {title}
            </TabLink>
          ) : (
            title
          )}
        </StepHeading>
        {[...new Set(kinds), ...notes].map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
      </div>
      <PriceTag model={models[0]} models={models} />
    </header>
  );
}
