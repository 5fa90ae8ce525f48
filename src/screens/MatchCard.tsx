import { memo, useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { judge } from '../matching/judge.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { starLine } from '../words/energyWords.ts';
import { MATCHES } from '../words/english/matches.ts';
import { keyFacts, kindAndPlace, priceText } from '../words/productWords.ts';
import { FactTable } from './FactTable.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Reasons } from './Reasons.tsx';
import { useWords } from './useWords.ts';

/** The number of reasons for a system visible on a card. */
const MOST_FOR = 3;

export interface MatchCardActions {
  onChoose(product: Product): void;
  /** Adds a system to the comparison, or removes it. */
  onCompare(product: Product): void;
}

interface MatchCardProps extends MatchCardActions {
  readonly product: Product;
  readonly answers: Answers;
  /** The visitor's climate zone, if known. */
  readonly zone: Zone | null;
  /** Levels between its heading and the screen's main heading. */
  readonly below: number;
  /** In the comparison, free to join it, or blocked because it is full. */
  readonly compared: 'yes' | 'no' | 'full';
}

/** One matching system: a summary, the reasons for and against it, its figures, *Choose* and *Compare*. */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const { product, answers, zone, below, compared, onChoose, onCompare } = props;
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const { title } = product;
  const price = priceText(words, product);
  const facts = keyFacts(words, product);
  return (
    <article className="card" aria-labelledby={id} data-system={product.id}>
      <ProductPicture product={product} />
      <div className="card-head">
        <Heading below={below} id={id} className="card-title">
          <bdi>{title}</bdi>
        </Heading>
        <p className="card-kind">{kindAndPlace(words, product)}</p>
      </div>
      <div className="card-body">
        <Reasons judgements={judge(product, answers)} below={below + 1} mostFor={MOST_FOR} />
        <FactTable facts={zone ? [...facts, starLine(words, product, zone)] : facts} />
        {price && <p className="price">{price}</p>}
        <div className="actions">
          <Button look="primary" aria-label={say('match.chooseName', { title })} onClick={() => onChoose(product)}>
            {say('match.choose')}
          </Button>
          <Button
            className="toggle"
            aria-label={say('match.compareName', { title })}
            aria-pressed={compared === 'yes'}
            aria-disabled={compared === 'full'}
            onClick={() => compared !== 'full' && onCompare(product)}
          >
            {say('match.compare')}
          </Button>
        </div>
      </div>
    </article>
  );
});
