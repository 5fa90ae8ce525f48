import { memo, useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { familyOf, familyTitle } from '../matching/families.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { againstLines, rowFigures, sizeLike } from '../words/closedRow.ts';
import { MATCHES } from '../words/english/matches.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { typeAndSize } from '../words/productWords.ts';
import { installLines } from '../words/rowLines.ts';
import { Figures } from './Figures.tsx';
import { PriceTag } from './PriceTag.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { ReasonList } from './Reasons.tsx';
import { RowDetails } from './RowDetails.tsx';
import { CompareButton } from './SystemActions.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface FamilyRowProps {
  /** The best size of the family, or the chosen one. */
  readonly preset: Product;
  readonly isOpen: boolean;
  /** Levels between its heading and the screen's main heading. */
  readonly below: number;
  /** One reason for it; empty if there is one against it, or none to give. */
  readonly lead: string;
  /** The system to start with, whose size its price is shown for too. */
  readonly start: Product | undefined;
  readonly view: ListView;
}

/** A family on the list: what decides, in a few lines. It opens to its sizes, every reason and figure, and *Choose*. */
export const FamilyRow = memo(function FamilyRow(props: FamilyRowProps) {
  const { preset, isOpen: wasOpen, below, lead, start, view } = props;
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const [chosen, setChosen] = useState<Product | null>(null);
  const product = chosen ?? preset;
  const [isOpen, setOpen] = useState(wasOpen);
  const { answers, postcode, zone, tariff, matcher } = view;
  const family = familyOf(matcher.families, product);
  const title = familyTitle(family, preset);
  const against = againstLines(words, product, answers);
  return (
    <article className="row" data-moves={`row ${preset.id}`} aria-labelledby={id}>
      <ProductPicture product={product} answers={answers} small />
      <div className="card-head">
        <Heading below={below} id={id} className="card-title">
          <bdi>{keepUnits(title)}</bdi>
        </Heading>
        <p className="card-kind">{typeAndSize(words, product, family.sizes, answers)}</p>
      </div>
      <div className="card-body">
        <p className="row-figures">{rowFigures(words, product, zone, tariff)}</p>
        <Figures product={product} zone={zone} tariff={tariff} />
        <ReasonList
          lines={[
            ...against,
            ...(lead && !chosen ? [{ kind: 'fits' as const, text: lead }] : []),
            ...installLines(words, product, postcode),
          ]}
        />
      </div>
      <div className="row-side">
        <PriceTag product={product} like={start && !chosen ? sizeLike(family.sizes, product, start, answers) : null} />
        {!isOpen && <CompareButton product={product} view={view} />}
        <Button
          className="row-toggle"
          data-row={product.id}
          aria-expanded={isOpen}
          aria-label={say('match.detailsName', { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {say('match.details')}
        </Button>
      </div>
      {isOpen && (
        <RowDetails
          product={product}
          best={preset}
          sizes={family.sizes}
          below={below + 1}
          view={view}
          onSize={setChosen}
        />
      )}
    </article>
  );
});
