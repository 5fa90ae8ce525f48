import { memo, useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { judge } from '../matching/judge.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { starLine } from '../words/energyWords.ts';
import { keyFacts, kindAndPlace, priceText } from '../words/productWords.ts';
import { FactTable } from './FactTable.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Reasons } from './Reasons.tsx';

interface MatchCardProps {
  readonly product: Product;
  readonly answers: Answers;
  /** The visitor's climate zone, where it is known. */
  readonly zone: Zone | null;
  onChoose(product: Product): void;
}

/** One matching system: what it is, the reasons for and against it, its figures, and *Choose*. */
export const MatchCard = memo(function MatchCard({ product, answers, zone, onChoose }: MatchCardProps) {
  const id = useId();
  const price = priceText(product);
  return (
    <article className="card" aria-labelledby={id}>
      <Heading below={2} id={id} className="card-title">
        {product.title}
      </Heading>
      <ProductPicture product={product} />
      <p className="card-kind">{kindAndPlace(product)}</p>
      <Reasons judgements={judge(product, answers)} below={3} />
      <FactTable facts={zone ? [...keyFacts(product), starLine(product, zone)] : keyFacts(product)} />
      {price && <p className="price">{price}</p>}
      <Button onClick={() => onChoose(product)}>
        Choose <span className="visually-hidden">{product.title}</span>
      </Button>
    </article>
  );
});
