import { memo, useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { ReasonCounts } from '../matching/commonReasons.ts';
import { familyOf, familyTitle } from '../matching/families.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { typeAndSize } from '../words/productWords.ts';
import { installLines, rowLines } from '../words/rowLines.ts';
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
  /** The reasons for all rows of the group, and their number. */
  readonly around: { readonly counts: ReasonCounts; readonly rows: number };
  readonly view: ListView;
}

/** A family on the list: what decides, in a few lines. It opens to its sizes, every reason and figure, and *Choose*. */
export const FamilyRow = memo(function FamilyRow(props: FamilyRowProps) {
  const { preset, isOpen: wasOpen, below, around, view } = props;
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const [chosen, setChosen] = useState<Product | null>(null);
  const product = chosen ?? preset;
  const [isOpen, setOpen] = useState(wasOpen);
  const { answers, postcode, zone, tariff, matcher } = view;
  const family = familyOf(matcher.families, product);
  const title = familyTitle(family, preset);
  return (
    <article className="row" data-moves={`row ${preset.id}`} aria-labelledby={id}>
      <ProductPicture product={product} answers={answers} small />
      <div className="card-head">
        <Heading below={below} id={id} className="card-title">
          <bdi>{keepUnits(title)}</bdi>
        </Heading>
        <p className="card-kind">{typeAndSize(words, product, family.sizes)}</p>
      </div>
      <div className="card-body">
        <Figures product={product} zone={zone} tariff={tariff} />
        <ReasonList
          lines={[
            ...rowLines(words, product, answers, around.counts, around.rows),
            ...installLines(words, product, postcode),
          ]}
        />
      </div>
      <div className="row-side">
        <PriceTag product={product} />
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
