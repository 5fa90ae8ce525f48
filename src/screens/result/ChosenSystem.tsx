import { type ReactNode, useMemo, useRef } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { usualTariff } from '../../climate/usualTariff.ts';
import { adviceOn } from '../../matching/advice.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { listModels, type Model, productOf } from '../../matching/models.ts';
import type { QuestionId } from '../../questionnaire/question.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { whyText } from '../../words/adviceText.ts';
import type { CheckInput } from '../../words/checkTexts.ts';
import { RESULT } from '../../words/english/result.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { commonFacts, modelReasons } from '../../words/modelFacts.ts';
import { installLines } from '../../words/rowLines.ts';
import { FallbackNotice } from '../frame/FallbackNotice.tsx';
import { Given, useGiven } from '../frame/Given.tsx';
import { GivenAnswers } from '../frame/GivenAnswers.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import { ReasonGroups, ReasonList } from '../frame/Reasons.tsx';
import type { Action } from '../frame/readAction.ts';
import { Slot, useSlot } from '../frame/slots.tsx';
import type { useRooms } from '../frame/useRooms.ts';
import { useSay, useWords } from '../frame/useWords.ts';
import type { ZoneReading } from '../frame/useZone.ts';
import { BriefSheet } from './BriefSheet.tsx';
import { ChosenHeader } from './ChosenHeader.tsx';
import { EnergySection } from './EnergySection.tsx';
import { NextStep } from './NextStep.tsx';
import { PrintBriefButton } from './PrintBrief.tsx';
import { ResultChecks } from './ResultChecks.tsx';
import { ResultPapers } from './ResultPapers.tsx';
import { SystemFigures } from './SystemFigures.tsx';
import { type Made, useBrief } from './useBrief.ts';

interface ChosenSystemProps {
  readonly model: Model;
  readonly catalogue: ReadyCatalogue;
  /** The page's own button. */
  readonly action: Action | null;
  readonly made: Made;
  readonly reading: ZoneReading;
  readonly room: ReturnType<typeof useRooms>;
  readonly titleId: string;
  onChange(question: QuestionId): void;
  onStartAgain(): void;
}

/** The chosen system on one page; below it the figures, the energy and the answers. */
export function ChosenSystem(props: ChosenSystemProps) {
  const { model, catalogue, action, made, reading, room, titleId, onChange, onStartAgain } = props;
  const { matcher, asOf } = catalogue;
  const { zone } = reading;
  const visit = useVisit();
  const say = useSay(RESULT);
  const { answers, postcode, page, ...state } = useVisitState();
  const tariff = state.tariff ?? usualTariff(postcode).claim;
  const product = useMemo(() => commonFacts(model), [model]);
  const { advice, why } = useAdvice(props);
  const { briefWithout, checked, sizeNote } = useBrief({ model, zone, room, tariff, made });
  const content = briefWithout([]);
  const sheet = useRef<HTMLElement>(null);
  const fillPage = useSlot('result.page');
  const message = useGiven('message');
  const onBack = (): void => visit.update((now) => ({ ...now, page: null }));
  const shown =
    page !== null &&
    fillPage({ page, titleId, catalogue, model, likely: room.likely, brief: content, briefWithout, action, onBack });
  if (shown) return shown;
  const ask = message((one) => one.ask());
  const sent = message((one) => one.sent(content.photos.lines));
  const { link } = productOf(model);
  const details: Action | null = link ? { href: link, label: say('result.details'), opensTab: true } : null;
  const isLinked = Boolean(ask || sent || action);
  const main = action ?? (isLinked ? null : details);
  const printsFirst = !ask && !sent && !main;
  const print = printsFirst && (
    <PrintBriefButton brief={content} answers={answers} product={product} sheet={sheet} look="primary" />
  );
  return (
    <>
      <ChosenHeader {...{ titleId, model, product, sizeNote }} link={isLinked ? details : null} />
      <FallbackNotice asOf={asOf} />
      <Slot name="top" {...catalogue} />
      <Summary model={model} product={product} why={why} checked={checked}>
        <NextStep {...{ model, ask, sent, main, print }} isDetails={main !== null && main === details} />
      </Summary>
      <ResultPapers model={model} brief={content} sheet={sheet} printsBrief={!printsFirst} at={made().at} />
      <Given by="prices">{(prices) => prices.box([model])}</Given>
      <SystemFigures {...{ model, matcher, zone, tariff }} offered={advice.beside} />
      <EnergySection model={model} reading={reading} />
      <Slot name="result.end" catalogue={catalogue} model={model} likely={room.likely} />
      <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
      <p className="disclaimer">{say('result.standing')}</p>
      <BriefSheet ref={sheet} brief={content} answers={answers} product={product} />
    </>
  );
}

/** The reasons for the system; in words if it fits everything. */
function useAdvice({ model, catalogue: { matcher }, reading: { zone }, room: { likely } }: ChosenSystemProps) {
  const words = useWords();
  const { answers, postcode } = useVisitState();
  return useMemo(() => {
    const { fits } = listModels(matcher.match(answers), matcher, likely);
    const advice = adviceOn(model, fits, { answers, zone }, postcode);
    return { advice, why: fits.some(({ family }) => family === model.family) ? whyText(words, advice, likely) : null };
  }, [words, matcher, answers, likely, model, zone, postcode]);
}

interface SummaryProps {
  readonly model: Model;
  /** The facts that all sizes of the model share. */
  readonly product: Product;
  readonly why: string | null;
  readonly checked: CheckInput;
  /** *What to do next*. */
  readonly children: ReactNode;
}

/** The next step, the pictures, and the reasons for the system. */
function Summary({ model, product, why, checked, children }: SummaryProps) {
  const words = useWords();
  const { answers, postcode } = useVisitState();
  return (
    <div className="chosen">
      {children}
      <div className="chosen-pictures">
        <HomeView answers={answers} product={product} />
        {product.image_link && <ProductPicture product={product} answers={answers} />}
      </div>
      <div className="chosen-text">
        <ReasonList lines={installLines(words, productOf(model), postcode)} />
        {product.description && (
          <p>
            <bdi>{keepUnits(product.description)}</bdi>
          </p>
        )}
        {why && <p>{why}</p>}
        <ReasonGroups groups={modelReasons(words, model, answers)} below={1} />
        <ResultChecks {...checked} />
      </div>
    </div>
  );
}
