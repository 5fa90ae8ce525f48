import { useId } from 'react';
import { isSized } from '../../matching/jobModel.ts';
import { productOf } from '../../matching/models.ts';
import { Heading } from '../../ui/Heading.tsx';
import { boughtName, boughtText, typeAndSizes } from '../../words/boughtWords.ts';
import { recommendedText } from '../../words/jobText.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { installLines } from '../../words/rowLines.ts';
import type { StartAt } from '../../words/startIn.ts';
import { HomeView } from '../frame/HomeView.tsx';
import type { ListView } from '../frame/listView.ts';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { ReasonList } from '../frame/Reasons.tsx';
import { useWords } from '../frame/useWords.ts';
import { JobPriceTag } from './JobPriceTag.tsx';
import { SystemActions } from './SystemActions.tsx';

interface StartCardProps {
  readonly at: StartAt;
  readonly view: ListView;
  /** The first system has a large card with the home; two that are about equal have equal weight. */
  readonly rank: 'first' | 'equal' | 'beside';
}

/** The systems to start with, or one beside them. */
export function StartCard({ at, view, rank }: StartCardProps) {
  const words = useWords();
  const id = useId();
  const { job, text, isRecommended, costs } = at;
  const { model, models, units } = job;
  const { answers, postcode } = view;
  const product = productOf(model);
  const isSeveral = units.outdoor > 1;
  // The title has the sizes that differ.
  const isOpen = model.size === null && models.every(({ sizes }) => sizes.length === model.sizes.length);
  return (
    <article className={rank === 'first' ? 'card start-first' : 'card'} aria-labelledby={id}>
      {rank === 'first' && <HomeView answers={answers} product={product} systems={units.outdoor} />}
      {rank === 'equal' && <ProductPicture product={product} answers={answers} systems={units.outdoor} />}
      <div className="start-text">
        <div className="card-head">
          <Heading below={1} id={id} className="card-title">
            <bdi>{keepUnits(isSeveral ? boughtText(words, models) : boughtName(words, models))}</bdi>
          </Heading>
          {(!isSeveral || isOpen) && <p className="card-kind">{typeAndSizes(words, models)}</p>}
        </div>
        <JobPriceTag {...job} />
        {text && <p>{text}</p>}
        {isRecommended && <p className="hint">{recommendedText(words, view.job)}</p>}
        <ReasonList
          lines={[
            ...costs.map((line) => ({ kind: 'partly' as const, text: line })),
            ...installLines(words, product, postcode),
          ]}
        />
        <SystemActions bought={job} view={view} isSized={isSized(job)} look={rank === 'beside' ? 'plain' : 'primary'} />
      </div>
    </article>
  );
}
