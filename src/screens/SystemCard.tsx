import { useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import { familyOf } from '../matching/families.ts';
import type { ButtonProps } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { keepUnits } from '../words/keepUnits.ts';
import { typeAndSize } from '../words/productWords.ts';
import { bestLines, installLines, openLines } from '../words/rowLines.ts';
import { Figures } from './Figures.tsx';
import { PriceTag } from './PriceTag.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { ReasonList } from './Reasons.tsx';
import { SystemActions } from './SystemActions.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface SystemCardProps {
  readonly product: Product;
  readonly title: string;
  /** Levels between its heading and the screen's main heading. */
  readonly below: number;
  /** Above the title: why the system is here. */
  readonly captions: readonly string[];
  /** How it differs from another system, or empty; null gives its own best reasons. */
  readonly difference: string | null;
  readonly view: ListView;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
}

/** One system as a card: a starting point, or one that is like another. */
export function SystemCard({ product, title, below, captions, difference, view, look = 'plain' }: SystemCardProps) {
  const words = useWords();
  const id = useId();
  const { matcher, answers, postcode, zone, tariff } = view;
  const { sizes } = familyOf(matcher.families, product);
  return (
    <article className="card" data-moves={`card ${product.id}`} aria-labelledby={id}>
      <p className="card-caption">
        {captions.map((caption, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: captions may be reworded to one text, and they hold no state.
          <span key={index}>{caption}</span>
        ))}
      </p>
      <ProductPicture product={product} answers={answers} />
      <div className="card-head">
        <Heading below={below} id={id} className="card-title">
          <bdi>{keepUnits(title)}</bdi>
        </Heading>
        <p className="card-kind">{typeAndSize(words, product, sizes)}</p>
      </div>
      <PriceTag product={product} />
      <div className="card-body">
        <Figures product={product} zone={zone} tariff={tariff} />
        {difference === null ? (
          <ReasonList lines={bestLines(words, product, answers)} />
        ) : (
          difference && <p>{difference}</p>
        )}
        <ReasonList lines={[...openLines(words, product, answers), ...installLines(words, product, postcode)]} />
      </div>
      <SystemActions product={product} view={view} look={look} />
    </article>
  );
}
