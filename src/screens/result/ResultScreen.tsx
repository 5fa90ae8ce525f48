import { useId, useMemo, useRef } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { usualTariff } from '../../climate/usualTariff.ts';
import { homeModel } from '../../drawing/homeModel.ts';
import { adviceOn } from '../../matching/advice.ts';
import type { LoadedCatalogue, ReadyCatalogue } from '../../matching/catalogueState.ts';
import { listModels, type Model, modelOfProduct, productOf, shownSizes } from '../../matching/models.ts';
import type { QuestionId } from '../../questionnaire/question.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Heading, StepHeading, useStyles } from '../../ui/Heading.tsx';
import { chooseSystem, skippedQuestions } from '../../visit/steps.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { whyText } from '../../words/adviceText.ts';
import { brief, likelyNote } from '../../words/brief.ts';
import { PRODUCT } from '../../words/english/product.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { RESULT } from '../../words/english/result.ts';
import { homeText } from '../../words/homeText.ts';
import { inHeading, keepUnits } from '../../words/keepUnits.ts';
import { commonFacts, modelFacts, modelPrices, modelReasons } from '../../words/modelFacts.ts';
import { modelId, sizeText } from '../../words/modelWords.ts';
import { kindAndPlace, priceText } from '../../words/productWords.ts';
import { installLines } from '../../words/rowLines.ts';
import { ActionLink } from '../frame/ActionLink.tsx';
import type { Reload } from '../frame/AskAgain.tsx';
import { FactTable } from '../frame/FactTable.tsx';
import { FallbackNotice } from '../frame/FallbackNotice.tsx';
import { GivenAnswers } from '../frame/GivenAnswers.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { NoProducts } from '../frame/NoProducts.tsx';
import { PriceTag } from '../frame/PriceTag.tsx';
import { ProductPicture } from '../frame/ProductPicture.tsx';
import productStyles from '../frame/productStyles.css?inline';
import { ReasonGroups, ReasonList } from '../frame/Reasons.tsx';
import type { Action } from '../frame/readAction.ts';
import { type Listed, Slot, useSlot } from '../frame/slots.tsx';
import { TabLink } from '../frame/TabLink.tsx';
import { useRooms } from '../frame/useRooms.ts';
import { useWords } from '../frame/useWords.ts';
import { useZone, type ZoneReading } from '../frame/useZone.ts';
import { Alternatives } from './Alternatives.tsx';
import { BriefSheet } from './BriefSheet.tsx';
import { EnergySection } from './EnergySection.tsx';
import { PrintBriefButton } from './PrintBrief.tsx';
import { ResultChecks } from './ResultChecks.tsx';
import { ResultPapers } from './ResultPapers.tsx';

interface ResultScreenProps {
  readonly catalogue: LoadedCatalogue;
  readonly reload: Reload;
  /** The page's own button. */
  readonly action: Action | null;
  /** When and where the brief was made: milliseconds since 1970, and the page's address, if it has one. */
  made(): { readonly at: number; readonly address: string | null };
  onBack(): void;
  onChange(question: QuestionId): void;
  onStartAgain(): void;
}

/** The chosen system as a letter of one page; below it the figures, the energy and the answers. */
export function ResultScreen(props: ResultScreenProps) {
  const { catalogue, reload, onBack, onChange, onStartAgain } = props;
  useStyles(productStyles);
  const { answers, chosen, asking, shortlist, sized } = useVisitState();
  const reading = useZone();
  const room = useRooms(reading.zone);
  const setAsking = useAsking();
  const words = useWords();
  const say = words.of(RESULT);
  const title = useId();
  const isReady = catalogue.status === 'ready';
  const { model, others } = useMemo(() => {
    if (catalogue.status !== 'ready') return { model: null, others: [] };
    const { products, matcher } = catalogue;
    const modelOf = (product: Product, isPressed = false): Model =>
      modelOfProduct(matcher, answers, product, room.likely, isPressed);
    const product = products.find(({ id }) => id === chosen);
    const model = product ? modelOf(product, sized) : null;
    const listed = products
      .filter(({ id }) => id !== chosen && shortlist.includes(id))
      .map((one): Listed => ({ id: one.id, model: modelOf(one) }));
    // Sizes of one model whose size is open are listed once.
    const ids = [model, ...listed.map((one) => one.model)].map((one) => one && modelId(one));
    return { model, others: listed.filter((_, index) => ids.indexOf(ids[index + 1] ?? null) === index + 1) };
  }, [catalogue, answers, chosen, shortlist, sized, room.likely]);
  return (
    <section className="screen step result" aria-labelledby={title}>
      <Button look="quiet" onClick={asking ? () => setAsking(false) : onBack}>
        {words.of(QUESTION)('step.back')}
      </Button>
      {isReady && model ? (
        <ChosenSystem
          {...props}
          key={model.family.sizes[0].id}
          catalogue={catalogue}
          model={model}
          others={others}
          reading={reading}
          room={room}
          titleId={title}
        />
      ) : (
        <>
          <StepHeading id={title} key={catalogue.status}>
            {say('result.title')}
          </StepHeading>
          <div className="your-home">
            <HomeView answers={answers} />
            {isReady ? (
              <p>{say(chosen ? 'result.gone' : 'result.notChosen')}</p>
            ) : (
              <NoProducts failed reload={reload} />
            )}
          </div>
          {isReady && (
            <div className="actions">
              <Button look="primary" onClick={onBack}>
                {say('result.toList')}
              </Button>
            </div>
          )}
          <Slot name="result.end" others={others} />
          <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
        </>
      )}
    </section>
  );
}

interface ChosenSystemProps extends Pick<ResultScreenProps, 'made' | 'action' | 'onChange' | 'onStartAgain'> {
  readonly model: Model;
  readonly others: readonly Listed[];
  readonly catalogue: ReadyCatalogue;
  readonly reading: ZoneReading;
  readonly room: ReturnType<typeof useRooms>;
  readonly titleId: string;
}

/** Opens or closes the form for an enquiry in place of the letter. */
function useAsking(): (asking: boolean) => void {
  const visit = useVisit();
  return (asking) => visit.update((state) => ({ ...state, asking }));
}

function ChosenSystem(props: ChosenSystemProps) {
  const { model, others, catalogue, action, made, reading, room, titleId, onChange, onStartAgain } = props;
  const { source, rooms, likely } = room;
  const { zone } = reading;
  const visit = useVisit();
  const setAsking = useAsking();
  const words = useWords();
  const say = words.of(RESULT);
  const state = useVisitState();
  const { answers, postcode, asking, tenure, sized } = state;
  const tariff = state.tariff ?? usualTariff(postcode).claim;
  const { size } = model;
  const product = useMemo(() => commonFacts(model), [model]);
  const { matcher } = catalogue;
  const { advice, why } = useMemo(() => {
    const { fits } = listModels(matcher.match(answers), matcher, likely);
    const advice = adviceOn(model, fits, { answers, zone }, postcode);
    return { advice, why: fits.some(({ family }) => family === model.family) ? whyText(words, advice, likely) : null };
  }, [words, matcher, answers, likely, model, zone, postcode]);
  const sizeNote = sized ? null : likelyNote(words, model, rooms, likely);
  const checked = useMemo(
    // The form asks for the postcode itself.
    () => ({ model, answers, postcode: asking ? '' : postcode, skipped: skippedQuestions(state), tenure }),
    [model, answers, asking, postcode, state, tenure],
  );
  const content = useMemo(() => {
    const { at, address } = made();
    return brief(words, {
      ...checked,
      zone,
      size: source?.section(words, rooms, zone) ?? null,
      sizeNote,
      home: homeText(words, homeModel(answers, product)),
      tariff,
      made: { date: words.day(at), address },
    });
  }, [words, checked, answers, product, zone, tariff, source, rooms, sizeNote, made]);
  const sheet = useRef<HTMLElement>(null);
  const fillInstead = useSlot('result.instead');
  const fillAsk = useSlot('result.ask');
  const fillSent = useSlot('result.sent');
  const instead = fillInstead({
    titleId,
    model,
    others: others.map((other) => other.model),
    brief: content,
    action,
    onBack: () => setAsking(false),
  });
  if (asking && instead) return instead;
  const ask = fillAsk({ onAsk: () => setAsking(true) });
  const sent = fillSent({ photos: content.photos.lines });
  const { link } = productOf(model);
  const details: Action | null = link ? { href: link, label: say('result.details'), opensTab: true } : null;
  const isLinked = details !== null && Boolean(ask || sent || action);
  const main = action ?? (isLinked ? null : details);
  const printsFirst = !ask && !sent && !main;
  const heading = <bdi>{inHeading(product.title)}</bdi>;
  const type = words.of(PRODUCT)(`type.${product.system_type}`);
  const kind = size ? kindAndPlace(words, size) : [type, sizeText(words, model)].filter(Boolean).join(' · ');
  const price = {
    name: words.of(PRODUCT)('fact.price'),
    value: (size && priceText(words, size)) ?? modelPrices(words, model).join('; '),
  };
  return (
    <>
      <header className="letter-head">
        <div>
          <StepHeading id={titleId}>
            {isLinked ? (
              <TabLink href={details.href} title={say('result.newTab', details)}>
                {heading}
              </TabLink>
            ) : (
              heading
            )}
          </StepHeading>
          <p className="hint">{kind}</p>
          {sizeNote && <p className="hint">{sizeNote}</p>}
        </div>
        <div>
          <PriceTag model={model} />
        </div>
      </header>
      <FallbackNotice asOf={catalogue.asOf} />
      <div className="letter">
        <section className="letter-next">
          <Heading below={1} className="reasons-heading">
            {say('result.next')}
          </Heading>
          {sent || <p>{say(details && main === details ? 'result.adviceDetails' : 'result.advice')}</p>}
          {(ask || main || printsFirst) && (
            <div className="actions">
              {ask}
              {main && <ActionLink action={main} className={ask || sent ? 'button' : 'button button-primary'} />}
              {printsFirst && (
                <PrintBriefButton brief={content} answers={answers} product={product} sheet={sheet} look="primary" />
              )}
            </div>
          )}
        </section>
        <div className="letter-pictures">
          <HomeView answers={answers} product={product} />
          {product.image_link && <ProductPicture product={product} answers={answers} />}
        </div>
        <div className="letter-text">
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
      <ResultPapers model={model} brief={content} sheet={sheet} printsBrief={!printsFirst} at={made().at} />
      <Fold title={say('result.figures')}>
        <FactTable facts={[price, ...modelFacts(words, model)]} />
        <Slot name="size" zone={zone} />
        <Slot name="figures.end" products={shownSizes(model)} />
        <Alternatives
          model={model}
          offered={advice.beside}
          answers={answers}
          zone={zone}
          matcher={matcher}
          tariff={tariff}
          below={2}
          onChoose={({ id }) => visit.update((state) => chooseSystem(state, id))}
        />
      </Fold>
      <EnergySection model={model} reading={reading} />
      <Slot name="result.end" others={others} />
      <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
      <p className="disclaimer">{say('result.standing')}</p>
      <BriefSheet ref={sheet} brief={content} answers={answers} product={product} />
    </>
  );
}
