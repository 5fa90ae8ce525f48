import { memo, useLayoutEffect, useRef } from 'react';
import type { Groups } from '../../matching/groupModels.ts';
import { firstJob, isSized } from '../../matching/jobModel.ts';
import { productOf } from '../../matching/models.ts';
import { isRecommended } from '../../matching/recommendedAmong.ts';
import { isOfWay, type Way, type WayId, type Ways } from '../../matching/way.ts';
import { inNextFrame } from '../../ui/afterPaint.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { beginText, boughtTitle } from '../../words/boughtWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { WAYS } from '../../words/english/ways.ts';
import { firstText, lessText, recommendedText } from '../../words/jobText.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { installLines } from '../../words/rowLines.ts';
import { sentences } from '../../words/sentences.ts';
import { coverText, levelText, noWayText, ownCosts, wayPoints, waysTitle } from '../../words/wayText.ts';
import type { ListView } from '../frame/listView.ts';
import { SystemInHome } from '../frame/ProductPicture.tsx';
import { ReasonList } from '../frame/Reasons.tsx';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { JobPriceTag } from './JobPriceTag.tsx';

interface WaysStepProps {
  readonly ways: readonly Way[];
  readonly groups: Groups;
  /** The way whose models were shown last: its card has the focus. */
  readonly cameFrom: WayId | null;
  readonly view: ListView;
  /** A stable function: the cards are memoised. */
  onSee(way: WayId): void;
}

/** The ways to do the job, the one to begin with first. */
export function WaysStep({ ways, groups, cameFrom, view, onSee }: WaysStepProps) {
  const words = useWords();
  const level = levelText(words, ways);
  const firsts = ways.map((way) => firstJob(way, view.matcher, view.job));
  return (
    <section className="group ways" aria-label={waysTitle(words)}>
      {level && <p>{level}</p>}
      {ways.map((way) => (
        <WayCard key={way.id} {...{ way, ways, groups, view, onSee }} hasFocus={way.id === cameFrom} />
      ))}
      <Slot name="ways.end" ways={ways} jobs={firsts} view={view} />
    </section>
  );
}

interface WayCardProps extends Pick<WaysStepProps, 'ways' | 'groups' | 'view' | 'onSee'> {
  readonly way: Way;
  readonly hasFocus: boolean;
}

const WayCard = memo(function WayCard({ way, ways, groups, view, hasFocus, onSee }: WayCardProps) {
  const words = useWords();
  const say = words.of(WAYS);
  const { matcher, job, answers, postcode } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // After the step's own heading, which gets the focus in the next frame.
    if (hasFocus) inNextFrame(() => heading.current?.focus());
  }, [hasFocus]);
  const first = firstJob(way, matcher, job);
  const name = say(`way.name.${way.id}`);
  const { gain, flaw } = wayPoints(words, ways, way, job);
  const elsewhere = first.models.flatMap((model) => installLines(words, productOf(model), postcode));
  const isAnyOpen = way.systems.some(({ isServed, isSure }) => isServed && !isSure);
  const count = groups.fits.filter(({ products: [product] }) => isOfWay(product, way.id)).length;
  return (
    <article className="card way" aria-label={name}>
      <SystemInHome product={productOf(first.model)} answers={answers} systems={way.units.outdoor} small />
      <div className="way-head">
        <Heading below={1} ref={heading} tabIndex={-1} className="card-title">
          {name}
        </Heading>
        <JobPriceTag {...first} />
      </div>
      <div className="way-text">
        <ReasonList
          lines={[
            ...(gain ? [{ kind: 'fits' as const, text: gain.text }] : []),
            { kind: 'partly', text: flaw.text },
            ...elsewhere.slice(0, 1),
          ]}
        />
        <p className="way-first">
          {sentences(
            keepUnits(say('way.begin', { systems: beginText(words, first.models) })),
            way === ways[0] && isRecommended(way, matcher) && recommendedText(words, job),
            coverText(words, way, job),
            firstText(words, way, job, true),
            // Everything about the first systems comes before another one is named.
            ...ownCosts(words, way, job).map(({ text }) => text),
            lessText(words, way, matcher, job),
            count > 0 ? say('way.models', { count }) : isAnyOpen && say('way.models.none'),
          )}
        </p>
        <div className="actions">
          <Button
            look={way === ways[0] || way.isLevel ? 'primary' : 'plain'}
            aria-label={words.of(MATCHES)('match.chooseName', { title: boughtTitle(words, first.models) })}
            onClick={() => view.onChoose(first, isSized(first))}
          >
            {words.of(MATCHES)('match.choose')}
          </Button>
          <Button look="quiet" aria-label={say('way.seeName', { name })} onClick={() => onSee(way.id)}>
            {say('way.see')}
          </Button>
        </div>
      </div>
    </article>
  );
});

/** Why a way that the rooms would allow isn't there; folded. */
export function WhyNot({ missing, view }: Pick<Ways, 'missing'> & { readonly view: ListView }) {
  const words = useWords();
  const say = words.of(WAYS);
  if (missing.length === 0) return null;
  const texts = new Set(missing.map((one) => noWayText(words, one, view.job)));
  return (
    <details className="small-fold">
      <summary>
        {say('way.why', { ways: missing.map(({ id }) => say(`way.in.${id}`)).join(say('way.why.separator')) })}
      </summary>
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  );
}
