import { useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { familyOf } from '../matching/families.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { typeAndSize } from '../words/productWords.ts';
import { installLines, openLines } from '../words/rowLines.ts';
import { roomsLine } from '../words/startText.ts';
import { Figures } from './Figures.tsx';
import { HomeView } from './HomeView.tsx';
import { PriceTag } from './PriceTag.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { ReasonList } from './Reasons.tsx';
import { RowDetails } from './RowDetails.tsx';
import { SystemActions } from './SystemActions.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface StartCardProps {
  readonly product: Product;
  /** The size that matches best. */
  readonly best?: Product;
  readonly title: string;
  /** Above the title: in what an alternative is better. */
  readonly caption?: string;
  /** Why to start with it, or what it gains and gives up; empty for a size that is not the best. */
  readonly text: string;
  readonly view: ListView;
  /** The first system has a large card, with the home and more details. */
  readonly isFirst?: boolean;
  onSize?(size: Product): void;
}

/** The system to start with, or an alternative to it. */
export function StartCard(props: StartCardProps) {
  const { product, best = product, title, caption, text, view, isFirst = false, onSize } = props;
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const say = words.of(MATCHES);
  const { matcher, answers, postcode, zone, tariff } = view;
  const { sizes } = familyOf(matcher.families, product);
  const rooms = roomsLine(words, product, answers);
  return (
    <article className={isFirst ? 'card start-first' : 'card'} data-moves={`card ${best.id}`} aria-labelledby={id}>
      {isFirst ? (
        <HomeView answers={answers} product={product} />
      ) : (
        <ProductPicture product={product} answers={answers} />
      )}
      <div className="start-text">
        {caption && <p className="card-caption">{caption}</p>}
        <div className="card-head">
          <Heading below={isFirst ? 2 : 3} id={id} className="card-title">
            <bdi>{keepUnits(title)}</bdi>
          </Heading>
          <p className="card-kind">{typeAndSize(words, product, sizes, answers)}</p>
        </div>
        <PriceTag product={product} />
        {text && <p className={isFirst ? 'lead' : undefined}>{text}</p>}
        {rooms && <p>{rooms}</p>}
        <div className="card-body">
          <ReasonList lines={[...openLines(words, product, answers), ...installLines(words, product, postcode)]} />
        </div>
        <SystemActions product={product} view={view} look={isFirst ? 'primary' : 'plain'}>
          {onSize && (
            <Button
              className="row-toggle"
              aria-expanded={isOpen}
              aria-label={say('match.moreName', { title })}
              onClick={() => setOpen(!isOpen)}
            >
              {say('match.details')}
            </Button>
          )}
        </SystemActions>
        {isFirst && (
          <div className="card-body">
            <Figures product={product} zone={zone} tariff={tariff} />
          </div>
        )}
      </div>
      {isOpen && onSize && (
        <RowDetails product={product} best={best} sizes={sizes} below={3} view={view} isShort onSize={onSize} />
      )}
    </article>
  );
}
