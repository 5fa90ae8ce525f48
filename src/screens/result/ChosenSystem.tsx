import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../catalogue/product.ts';
import { usualTariff } from '../../climate/usualTariff.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { asOneModel, productOf } from '../../matching/models.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import { answersOfWay } from '../../matching/ways.ts';
import { Below } from '../../ui/Below.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Step } from '../../visit/visitState.ts';
import { sizeNotes } from '../../words/boughtWords.ts';
import type { CheckInput } from '../../words/checkTexts.ts';
import { RESULT } from '../../words/english/result.ts';
import { commonFacts, modelReasons } from '../../words/modelFacts.ts';
import { installLines } from '../../words/rowLines.ts';
import { sentences } from '../../words/sentences.ts';
import { wayPoints } from '../../words/wayText.ts';
import { FallbackNotice } from '../frame/FallbackNotice.tsx';
import { Given, useGiven } from '../frame/Given.tsx';
import { GivenAnswers } from '../frame/GivenAnswers.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { ReasonGroups, ReasonList } from '../frame/Reasons.tsx';
import type { Action } from '../frame/readAction.ts';
import { Slot, useSlot } from '../frame/slots.tsx';
import { useWays } from '../frame/useWays.ts';
import { useWords } from '../frame/useWords.ts';
import type { ZoneReading } from '../frame/useZone.ts';
import { BriefSheet } from './BriefSheet.tsx';
import { ChosenHeader } from './ChosenHeader.tsx';
import { NextStep } from './NextStep.tsx';
import { PrintBriefButton } from './PrintBrief.tsx';
import { ResultChecks } from './ResultChecks.tsx';
import { ResultMore } from './ResultMore.tsx';
import { type Made, useBrief } from './useBrief.ts';

interface ChosenSystemProps {
  readonly chosen: Chosen;
  readonly catalogue: ReadyCatalogue;
  /** The page's own button. */
  readonly action: Action | null;
  readonly made: Made;
  readonly reading: ZoneReading;
  readonly titleId: string;
  onChange(step: Step): void;
  onStartAgain(): void;
}

/** The chosen job on one page: its price, the home with it, the reasons and the next step; more behind one line of links. */
export function ChosenSystem(props: ChosenSystemProps) {
  const { chosen, catalogue, action, made, reading, titleId, onChange, onStartAgain } = props;
  const { way, models, job } = chosen;
  const [model] = models;
  const { zone } = reading;
  const visit = useVisit();
  const words = useWords();
  const say = words.of(RESULT);
  const { answers, postcode, page, ...state } = useVisitState();
  const tariff = state.tariff ?? usualTariff(postcode).claim;
  const product = useMemo(() => commonFacts(asOneModel(models)), [models]);
  const why = useWhy(chosen, catalogue);
  const { brief, briefWithout, checked } = useBrief({ chosen, zone, tariff, made });
  const sheet = useRef<HTMLElement>(null);
  const [isLate, setLate] = useState(true);
  const fillPage = useSlot('result.page');
  const message = useGiven('message');
  const onBack = (): void => visit.update((now) => ({ ...now, page: null }));
  const shown =
    page !== null && fillPage({ page, titleId, catalogue, chosen, brief: brief(), briefWithout, action, onBack });
  if (shown) return shown;
  const ask = message((one) => one.ask());
  const sent = message((one) => one.sent(() => brief().photos.lines));
  const { link } = productOf(model);
  const details: Action | null = link ? { href: link, label: say('result.details'), opensTab: true } : null;
  const printsFirst = !ask && !sent && !action;
  const print = printsFirst && (
    <PrintBriefButton
      {...{ brief, answers, product, sheet }}
      look="primary"
      bringSheet={() => flushSync(() => setLate(false))}
    />
  );
  return (
    <>
      <ChosenHeader
        {...{ titleId, models }}
        notes={sizeNotes(words, way, models, job)}
        link={printsFirst ? null : details}
      />
      <FallbackNotice asOf={catalogue.asOf} />
      <Slot name="top" {...catalogue} />
      <Summary product={product} why={why} checked={checked}>
        <NextStep {...{ ask, sent, action, print }} />
      </Summary>
      <Below isLate={isLate}>
        <Given by="prices">{(prices) => prices.box([models], job)}</Given>
        <ResultMore
          chosen={chosen}
          brief={brief}
          sheet={sheet}
          details={printsFirst ? details : null}
          printsBrief={!printsFirst}
          made={made}
          reading={reading}
        />
        <Slot name="result.end" catalogue={catalogue} chosen={chosen} />
        <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
        <p className="disclaimer">{say('result.standing')}</p>
        <BriefSheet ref={sheet} brief={brief} answers={answers} product={product} systems={models.length} />
      </Below>
    </>
  );
}

/** A gain and a flaw of the chosen way, if the visitor chose what it begins with; nothing of one split for the one room that was asked for. */
function useWhy({ way: id, models, job }: Chosen, { matcher }: ReadyCatalogue): string {
  const words = useWords();
  const { ways } = useWays(matcher, job);
  return useMemo(() => {
    const way = ways.find((one) => one.id === id);
    const isFirst = way?.first.every(({ system }, at) => models[at]?.family.sizes.includes(system.product));
    if (!way || way.id === 'split' || !isFirst) return '';
    const { gain, flaw } = wayPoints(words, ways, way, job, false);
    return sentences(gain?.text, flaw.text);
  }, [words, ways, id, models, job]);
}

interface SummaryProps {
  /** The facts that all systems of the job share. */
  readonly product: Product;
  readonly why: string;
  readonly checked: CheckInput;
  /** *What to do next*. */
  readonly children: ReactNode;
}

/** The next step, the pictures, and the reasons for the systems. */
function Summary({ product, why, checked, children }: SummaryProps) {
  const words = useWords();
  const { answers, postcode, way, models } = checked;
  const { Q3, ...others } = way ? answersOfWay(way, answers) : answers;
  // That each of several splits suits a single room is no reason for several.
  const reasons = modelReasons(words, asOneModel(models), Q3 && way !== 'splits' ? { ...others, Q3 } : others);
  return (
    <div className="chosen">
      {children}
      <div className="chosen-pictures">
        <HomeView answers={answers} product={product} systems={models.length} />
        {product.image_link && <ProductPicture product={product} answers={answers} />}
      </div>
      <div className="chosen-text">
        <ReasonList lines={installLines(words, productOf(models[0]), postcode)} />
        {why && <p>{why}</p>}
        <ReasonGroups groups={reasons} below={1} />
        <ResultChecks {...checked} />
      </div>
    </div>
  );
}
