import { memo, useId, useMemo, useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { jobModel } from '../../matching/jobModel.ts';
import { type GroupedModel, type Model, productOf } from '../../matching/models.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { boughtName, sizeNotes, typeAndSizes } from '../../words/boughtWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { buyTexts, installLines } from '../../words/rowLines.ts';
import { rowFigures, rowReasons } from '../../words/rowText.ts';
import type { ListView } from '../frame/listView.ts';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { ReasonList } from '../frame/Reasons.tsx';
import { useWords } from '../frame/useWords.ts';
import { JobPriceTag } from './JobPriceTag.tsx';
import { RowDetails } from './RowDetails.tsx';

interface FamilyRowProps {
  readonly grouped: GroupedModel;
  /** The size that the visitor chose earlier: the row begins open, with this size. */
  readonly pressed: Product | null;
  /** Levels between its heading and the screen's main heading. */
  readonly below: number;
  /** The model to start with. */
  readonly first: Model | null;
  readonly view: ListView;
}

/** A model on the list: the deciding facts in a few lines. It opens to its sizes, every reason and figure, and *Choose*. */
export const FamilyRow = memo(function FamilyRow({ grouped, pressed: before, below, first, view }: FamilyRowProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const [pressed, setPressed] = useState(before);
  const [isOpen, setOpen] = useState(before !== null);
  const { answers, postcode, zone, products, matcher, job } = view;
  const bought = useMemo(
    () => jobModel(pressed ? { products: [pressed] } : grouped, matcher, job),
    [pressed, grouped, matcher, job],
  );
  const { model } = bought;
  const product = productOf(model);
  const title = boughtName(words, bought.models);
  return (
    <article className="row" aria-labelledby={id}>
      <ProductPicture product={product} answers={answers} systems={bought.units.outdoor} small />
      <div className="card-head">
        <Heading below={below} id={id} className="card-title">
          <bdi>{keepUnits(title)}</bdi>
        </Heading>
        <p className="card-kind">{typeAndSizes(words, bought.models)}</p>
      </div>
      <div className="card-body">
        <ReasonList
          lines={[
            ...rowReasons(words, model, first, { answers: bought.answers, zone }),
            ...sizeNotes(words, bought.id, bought.models, job).map((text) => ({ kind: 'unknown' as const, text })),
            ...buyTexts(words, bought.bought, job).map(({ text }) => ({
              kind: 'partly' as const,
              text,
            })),
            ...installLines(words, product, postcode),
          ]}
        />
        <p className="row-figures">{rowFigures(words, model, products, zone)}</p>
      </div>
      <div className="row-side">
        <JobPriceTag {...bought} />
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
        <RowDetails bought={bought} isPressed={pressed !== null} below={below + 1} view={view} onSize={setPressed} />
      )}
    </article>
  );
});
