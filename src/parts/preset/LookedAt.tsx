import { useEffect, useId } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { jobModel } from '../../matching/jobModel.ts';
import { judge } from '../../matching/judge.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { modelOfSize } from '../../matching/models.ts';
import type { ListView } from '../../screens/frame/listView.ts';
import { PriceTag } from '../../screens/frame/PriceTag.tsx';
import { ReasonList } from '../../screens/frame/Reasons.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { SystemActions } from '../../screens/list/SystemActions.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { typeAndSize } from '../../words/modelWords.ts';
import { reasonGroups } from '../../words/reasonGroups.ts';
import { groupOf } from './rules/groupOf.ts';
import { PRESET } from './words/english.ts';

interface LookedAtProps {
  /** Null if it isn't in the range. */
  readonly product: Product | null;
  readonly matcher: Matcher;
  /** The list, to choose it from; null on the result. */
  readonly view: ListView | null;
  onMissing(): void;
}

/** *You were looking at*: the system of the page that led here, and whether it fits. */
export function LookedAt({ product, matcher, view, onMissing }: LookedAtProps) {
  const id = useId();
  const words = useWords();
  const say = words.of(PRESET);
  const { answers } = useVisitState();
  const isMissing = product === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says so once for each system.
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  if (!product) return null;
  const model = modelOfSize(product);
  const group = groupOf(matcher.match(answers), product);
  const against = reasonGroups(words, judge(product, answers)).filter(
    ({ kind }) => kind !== 'fits' && kind !== 'extra',
  );
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        {say('preset.looked')}
      </Heading>
      <p>
        <strong>
          <bdi>{keepUnits(product.title)}</bdi>
        </strong>{' '}
        <span className="hint">{typeAndSize(words, model)}</span>
      </p>
      <PriceTag model={model} />
      <p>{group === 'far' || group === 'fits' ? say(`preset.${group}`) : words.of(MATCHES)(`group.${group}`)}</p>
      <ReasonList lines={against.flatMap(({ kind, texts }) => texts.map((text) => ({ kind, text })))} />
      {view && <SystemActions bought={jobModel({ products: [product] }, matcher, view.job)} view={view} isSized />}
    </section>
  );
}
