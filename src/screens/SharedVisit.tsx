import { useEffect, useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Since } from '../code/openVisit.ts';
import { homeModel } from '../drawing/homeModel.ts';
import { modelOfSize } from '../matching/models.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { useStyles } from '../ui/Heading.tsx';
import productStyles from '../ui/productStyles.css?inline';
import sharedVisitStyles from '../ui/sharedVisitStyles.css?inline';
import { LANDING } from '../words/english/landing.ts';
import { SHARE } from '../words/english/share.ts';
import { homeText } from '../words/homeText.ts';
import { inSentence } from '../words/keepUnits.ts';
import { HomeView } from './HomeView.tsx';
import { PriceTag } from './PriceTag.tsx';
import { useSay, useWords } from './useWords.ts';

/** The chosen system of a link, if it has one, and what has changed since the link was made. */
export interface FoundPlan {
  readonly chosen: Product | null;
  readonly since: readonly Since[];
}

interface SharedVisitProps {
  readonly answers: Answers;
  /** Null for a link that can't be opened. */
  readonly findPlan: (() => Promise<FoundPlan>) | null;
  /** True if the visitor has answers: opening it would replace them, and *Start* would only close the card. */
  readonly hasOwn: boolean;
  onOpen(): void;
  onStart(): void;
}

/**
 * Offers a visit from a link: the home, and the system once the range has loaded. Nothing changes until *Open it*. A link that can't be
 * opened has *Start* instead.
 */
export function SharedVisit({ answers, findPlan, hasOwn, onOpen, onStart }: SharedVisitProps) {
  const words = useWords();
  const say = words.of(SHARE);
  useStyles(productStyles);
  useStyles(sharedVisitStyles);
  const title = useId();
  const [{ chosen, since }, setPlan] = useState<FoundPlan>({ chosen: null, since: [] });
  useEffect(() => {
    let isCurrent = true;
    void findPlan?.().then((found) => isCurrent && setPlan(found));
    return () => {
      isCurrent = false;
    };
  }, [findPlan]);
  const model = homeModel(answers);
  const { building } = model;
  const home = building === 'unknown' ? [] : [say(`shared.home.${building}`)];
  const size = chosen?.cooling_capacity_kw;
  // Most titles have it.
  const figure = size && !/kW\b/i.test(chosen.title) ? [words.unit(size, 'kW')] : [];
  const planned = chosen
    ? say('shared.plan', { plan: [inSentence(chosen.title), ...figure, ...home].join(', ') })
    : `${say('shared.offer', { count: Object.keys(answers).length })} ${homeText(words, model)}`;
  const start = hasOwn ? say('shared.close') : words.of(LANDING)('landing.start');
  const notes = [...since.map((one) => say(`since.${one}`)), ...(findPlan && hasOwn ? [say('shared.own')] : [])];
  return (
    <section className="shared" aria-labelledby={title}>
      <HomeView answers={answers} {...(chosen && { product: chosen })} />
      <div className="shared-text">
        <p id={title} className="card-caption">
          {say('shared.title')}
        </p>
        <div role="status" className="shared-text">
          <p className="lead">{findPlan ? planned : say('shared.unusable')}</p>
          {chosen?.price_from_aud && <PriceTag model={modelOfSize(chosen)} />}
          {notes.length > 0 && <p>{notes.join(' ')}</p>}
        </div>
        <div className="actions">
          <Button look="primary" onClick={findPlan ? onOpen : onStart}>
            {findPlan ? say('shared.look') : start}
          </Button>
          {findPlan && <Button onClick={onStart}>{say('shared.afresh')}</Button>}
        </div>
      </div>
    </section>
  );
}

interface LinkNoticeProps {
  /** That it was opened, with what has changed since it was made. */
  readonly said: readonly (Since | 'opened' | 'answers' | 'offline')[];
  onClose(): void;
  /** Leaves the opened visit for one of the visitor's own. */
  onStart(): void;
}

/** Says what the visitor should know about the link. */
export function LinkNotice({ said, onClose, onStart }: LinkNoticeProps) {
  const say = useSay(SHARE);
  useStyles(sharedVisitStyles);
  return (
    <div className="notice">
      <p role="status">{said.map((one) => say(`since.${one}`)).join(' ')}</p>
      <div className="actions">
        <Button onClick={onStart}>{say('shared.afresh')}</Button>
        <Button onClick={onClose}>{say('shared.close')}</Button>
      </div>
    </div>
  );
}
