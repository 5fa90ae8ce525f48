import type { Product } from '../../catalogue/product.ts';
import type { Model } from '../../matching/models.ts';
import { StepHeading } from '../../ui/Heading.tsx';
import { PRODUCT } from '../../words/english/product.ts';
import { RESULT } from '../../words/english/result.ts';
import { inHeading } from '../../words/keepUnits.ts';
import { sizeText } from '../../words/modelWords.ts';
import { kindAndPlace } from '../../words/productWords.ts';
import { Given } from '../frame/Given.tsx';
import { PriceTag } from '../frame/PriceTag.tsx';
import type { Action } from '../frame/readAction.ts';
import { TabLink } from '../frame/TabLink.tsx';
import { useWords } from '../frame/useWords.ts';

interface ChosenHeaderProps {
  readonly titleId: string;
  readonly model: Model;
  /** The facts that all sizes of the model share. */
  readonly product: Product;
  /** The provider's page about the system; null if the title is no link. */
  readonly link: Action | null;
  readonly sizeNote: string | null;
}

/** The chosen system by its title, type, size and price. */
export function ChosenHeader({ titleId, model, product, link, sizeNote }: ChosenHeaderProps) {
  const words = useWords();
  const { size } = model;
  const title = <bdi>{inHeading(product.title)}</bdi>;
  const type = words.of(PRODUCT)(`type.${product.system_type}`);
  const kind = size ? kindAndPlace(words, size) : [type, sizeText(words, model)].filter(Boolean).join(' · ');
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
        <p className="hint">{kind}</p>
        {sizeNote && <p className="hint">{sizeNote}</p>}
      </div>
      <div>
        <Given by="prices">{(prices) => prices.lead(model)}</Given>
        <PriceTag model={model} />
      </div>
    </header>
  );
}
