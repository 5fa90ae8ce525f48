import { useEffect, useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Since } from '../code/openVisit.ts';
import { homeModel } from '../drawing/homeModel.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { useStyles } from '../ui/Heading.tsx';
import productStyles from '../ui/productStyles.css?inline';
import sharedVisitStyles from '../ui/sharedVisitStyles.css?inline';
import { SHARE } from '../words/english/share.ts';
import { homeText } from '../words/homeText.ts';
import { HomeView } from './HomeView.tsx';
import { useSay, useWords } from './useWords.ts';

interface SharedVisitProps {
  readonly answers: Answers;
  /** Finds the chosen system; null if there is none. */
  readonly findChosen: () => Promise<Product | null>;
  /** True if opening it would replace answers. */
  readonly replaces: boolean;
  onOpen(): void;
  onClose(): void;
}

/** Offers a visit from a link: the home, and the system once the range has loaded. Nothing changes until *Open it*. */
export function SharedVisit({ answers, findChosen, replaces, onOpen, onClose }: SharedVisitProps) {
  const words = useWords();
  const say = words.of(SHARE);
  useStyles(productStyles);
  useStyles(sharedVisitStyles);
  const title = useId();
  const [chosen, setChosen] = useState<Product | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findChosen().then((found) => isCurrent && setChosen(found));
    return () => {
      isCurrent = false;
    };
  }, [findChosen]);
  const model = homeModel(answers);
  const { building } = model;
  const home = building === 'unknown' ? [] : [say(`shared.home.${building}`)];
  const size = chosen?.cooling_capacity_kw;
  // Most titles have it.
  const figure = size && !/kW\b/i.test(chosen.title) ? [words.kilowatts(size)] : [];
  const said = chosen
    ? say('shared.plan', { plan: [chosen.title, ...figure, ...home].join(', ') })
    : `${say('shared.offer', { count: Object.keys(answers).length })} ${homeText(words, model)}`;
  return (
    <section className="notice shared" aria-labelledby={title}>
      <HomeView answers={answers} {...(chosen && { product: chosen })} />
      <p role="status">
        <strong id={title}>{say('shared.title')}</strong> {said} {replaces && say('shared.own')}
      </p>
      <div className="actions">
        <Button look="primary" onClick={onOpen}>
          {say('shared.look')}
        </Button>
        <Button onClick={onClose}>{say('shared.afresh')}</Button>
      </div>
    </section>
  );
}

interface LinkNoticeProps {
  /** What has changed since the link was made, or that it can't be opened. */
  readonly said: readonly (Since | 'offline' | 'unusable')[];
  onClose(): void;
}

/** Says what the visitor should know about the link. */
export function LinkNotice({ said, onClose }: LinkNoticeProps) {
  const say = useSay(SHARE);
  useStyles(sharedVisitStyles);
  return (
    <div className="notice">
      <p role="status">{said.map((one) => say(`since.${one}`)).join(' ')}</p>
      <Button onClick={onClose}>{say('shared.close')}</Button>
    </div>
  );
}
