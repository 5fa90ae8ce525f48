import { useId } from 'react';
import { type Model, productOf } from '../../matching/models.ts';
import { Heading } from '../../ui/Heading.tsx';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelName, typeAndSize } from '../../words/modelWords.ts';
import { installLines, roomsLine } from '../../words/rowLines.ts';
import { sizeNote } from '../../words/rowText.ts';
import { HomeView } from '../frame/HomeView.tsx';
import type { ListView } from '../frame/listView.ts';
import { PriceTag } from '../frame/PriceTag.tsx';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { ReasonList } from '../frame/Reasons.tsx';
import { useWords } from '../frame/useWords.ts';
import { SystemActions } from './SystemActions.tsx';

interface StartCardProps {
  readonly model: Model;
  /** The reason to start with it, or its gains and costs. */
  readonly text: string;
  readonly view: ListView;
  /** The first system has a large card with the home; those that fit equally well have equal weight. */
  readonly rank: 'first' | 'equal' | 'beside';
}

/** The system to start with, or one beside it. */
export function StartCard({ model, text, view, rank }: StartCardProps) {
  const words = useWords();
  const id = useId();
  const { answers, postcode, likely, areAllSmall } = view;
  const product = productOf(model);
  const rooms = roomsLine(words, product, answers);
  const note = areAllSmall ? null : sizeNote(words, model, likely);
  return (
    <article
      className={rank === 'first' ? 'card start-first' : 'card'}
      data-moves={`card ${model.best.id}`}
      aria-labelledby={id}
    >
      {rank === 'first' && <HomeView answers={answers} product={product} />}
      {rank === 'equal' && <ProductPicture product={product} answers={answers} />}
      <div className="start-text">
        <div className="card-head">
          <Heading below={1} id={id} className="card-title">
            <bdi>{keepUnits(modelName(model))}</bdi>
          </Heading>
          <p className="card-kind">{typeAndSize(words, model)}</p>
        </div>
        <PriceTag model={model} />
        {text && <p className={rank === 'first' ? 'lead' : undefined}>{text}</p>}
        <ReasonList
          lines={[
            ...[note, rooms].flatMap((line) => (line ? [{ kind: 'unknown' as const, text: line }] : [])),
            ...installLines(words, product, postcode),
          ]}
        />
        <SystemActions model={model} view={view} look={rank === 'beside' ? 'plain' : 'primary'} />
      </div>
    </article>
  );
}
