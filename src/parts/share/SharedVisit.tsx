import { useEffect, useId, useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { type HomeModel, homeModel } from '../../drawing/homeModel.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { shownSizes } from '../../matching/models.ts';
import { shownModels } from '../../matching/shownModels.ts';
import type { WayId } from '../../matching/way.ts';
import type { Answers, QuestionId } from '../../questionnaire/question.ts';
import type { LinkText } from '../../screens/frame/capabilities.ts';
import { HomeView } from '../../screens/frame/HomeView.tsx';
import { PriceTag } from '../../screens/frame/PriceTag.tsx';
import productStyles from '../../screens/frame/productStyles.css?inline';
import { useJob } from '../../screens/frame/useJob.ts';
import { useSay, useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { boughtText } from '../../words/boughtWords.ts';
import { LANDING } from '../../words/english/landing.ts';
import { homeText } from '../../words/homeText.ts';
import { inSentence, keepUnits } from '../../words/keepUnits.ts';
import { sizeText } from '../../words/modelWords.ts';
import { titleOf } from '../../words/questionWords.ts';
import type { Words } from '../../words/words.ts';
import { useLinkTexts } from './linkTexts.ts';
import type { OpenedVisit, Since } from './rules/openVisit.ts';
import sharedVisitStyles from './sharedVisitStyles.css?inline';
import { OPENED } from './words/opened.ts';

/** The chosen job of a link, if it has one, with the facts that decide its sizes, and the changes since the link was made. */
export interface FoundPlan extends Pick<OpenedVisit, 'sized' | 'size' | 'since'> {
  /** One for each system to buy, rooms in order. */
  readonly systems: readonly Product[];
  readonly plannedWay: WayId | null;
  /** Null without the range. */
  readonly matcher: Matcher | null;
  /** The system that a written link is about. */
  readonly about?: Product | null;
  /** The number of parts of a written link that can't be used, and the questions among them. */
  readonly lost?: number;
  readonly unanswered?: readonly QuestionId[];
}

export const NO_PLAN: FoundPlan = {
  ...{ systems: [], plannedWay: null, matcher: null, sized: false, size: {}, since: [] },
};

interface SharedVisitProps {
  readonly answers: Answers;
  /** Null for a link that can't be opened. */
  readonly findPlan: (() => Promise<FoundPlan>) | null;
  /** True if the visitor has answers. Opening the link would replace them, and *Start* would only close the card. */
  readonly hasOwn: boolean;
  /** @param texts the texts that parts take from a link */
  onOpen(texts: readonly LinkText[]): void;
  onStart(): void;
}

/**
 * Offers a visit from a link: the home, and the system once the range has loaded. Nothing changes before *Open it*. A link that
 * can't be opened has *Start* instead.
 */
export function SharedVisit({ answers, findPlan, hasOwn, onOpen, onStart }: SharedVisitProps) {
  const words = useWords();
  const say = words.of(OPENED);
  useStyles(productStyles);
  useStyles(sharedVisitStyles);
  const titleId = useId();
  const texts = useLinkTexts();
  const [found, setPlan] = useState(NO_PLAN);
  useEffect(() => {
    let isCurrent = true;
    void findPlan?.().then((found) => isCurrent && setPlan(found));
    return () => {
      isCurrent = false;
    };
  }, [findPlan]);
  const { systems, plannedWay, matcher, sized, size, since, about, lost = 0, unanswered = [] } = found;
  const job = { ...useJob(null), answers, size };
  const [first, ...others] = systems;
  const models = matcher && first ? shownModels(matcher, job, plannedWay, [first, ...others], sized) : null;
  const plan = models?.[0];
  const model = homeModel(answers);
  const { building } = model;
  const home = building === 'unknown' ? [] : [say(`shared.home.${building}`)];
  const title = models && boughtText(words, models);
  const kw = plan && sizeText(words, plan);
  // Most titles have it.
  const figure = kw && models?.length === 1 && !/kW\b/i.test(title ?? '') ? [kw] : [];
  const planned = title
    ? say('shared.plan', { plan: [inSentence(title), ...figure, ...home].join(', ') })
    : offerOf(words, Object.keys(answers).length, model, about?.title ?? null);
  const start = hasOwn ? say('shared.close') : words.of(LANDING)('landing.start');
  const notes = [
    ...(lost > 0 ? [say('shared.lost', { count: lost })] : []),
    ...(unanswered.length > 0 ? [say('shared.again', { titles: titlesOf(words, unanswered) })] : []),
    ...since.map((one) => say(`since.${one}`)),
    ...(findPlan && hasOwn ? [say('shared.own')] : []),
  ];
  return (
    <section className="shared" aria-labelledby={titleId}>
      <HomeView answers={answers} {...(first && { product: first, systems: systems.length })} />
      <div className="shared-text">
        <p id={titleId} className="card-caption">
          {say('shared.title')}
        </p>
        <div role="status" className="shared-text">
          <p className="lead">{findPlan ? planned : say('shared.unusable')}</p>
          {models && plan && shownSizes(plan).some(({ price }) => price !== null) && (
            <PriceTag model={plan} models={models} job={job} />
          )}
          {notes.length > 0 && <p>{notes.join(' ')}</p>}
        </div>
        <div className="actions">
          <Button look="primary" onClick={findPlan ? () => onOpen(texts) : onStart}>
            {findPlan ? say('shared.look') : start}
          </Button>
          {findPlan && <Button onClick={onStart}>{say('shared.afresh')}</Button>}
        </div>
      </div>
    </section>
  );
}

/** The offer of a visit without a chosen system. */
function offerOf(words: Words, count: number, model: HomeModel, about: string | null): string {
  const say = words.of(OPENED);
  if (count > 0) return `${say('shared.offer', { count })} ${homeText(words, model)}`;
  return about === null ? say('shared.place') : say('shared.about', { system: keepUnits(about) });
}

function titlesOf(words: Words, questions: readonly QuestionId[]): string {
  return words.list(questions.map((question) => `“${titleOf(words, question)}”`));
}

interface LinkNoticeProps {
  /** That it was opened, with the changes since it was made. */
  readonly said: readonly (Since | 'opened' | 'answers' | 'written' | 'offline')[];
  onClose(): void;
  /** Replaces the opened visit by one of the visitor's own. */
  onStart(): void;
}

/** Tells the visitor about the link. */
export function LinkNotice({ said, onClose, onStart }: LinkNoticeProps) {
  const say = useSay(OPENED);
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
