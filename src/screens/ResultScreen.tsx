import { type ReactNode, useContext, useId, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import { homeModel, mayBeShared } from '../drawing/homeModel.ts';
import type { LoadedCatalogue, ReadyCatalogue } from '../matching/catalogueState.ts';
import { judge } from '../matching/judge.ts';
import { modelOfProduct } from '../matching/models.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Heading, StepHeading, useStyles } from '../ui/Heading.tsx';
import { loadPart } from '../ui/loadPart.ts';
import productStyles from '../ui/productStyles.css?inline';
import { chooseSystem, skippedQuestions } from '../visit/steps.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { brief, briefParts, briefText } from '../words/brief.ts';
import { checkTexts } from '../words/checkTexts.ts';
import { PRODUCT } from '../words/english/product.ts';
import { QUESTION } from '../words/english/questions.ts';
import { RESULT } from '../words/english/result.ts';
import { homeText } from '../words/homeText.ts';
import { inHeading, keepUnits } from '../words/keepUnits.ts';
import { ownersName } from '../words/ownersName.ts';
import { furtherFacts, keyFacts, kindAndPlace, orderFacts, priceText } from '../words/productWords.ts';
import { installLines } from '../words/rowLines.ts';
import { ActionLink } from './ActionLink.tsx';
import type { Reload } from './AskAgain.tsx';
import { BriefActions } from './BriefActions.tsx';
import { EnergySection } from './EnergySection.tsx';
import type { EnquiryPart } from './enquiryPart.ts';
import { FactTable } from './FactTable.tsx';
import { FallbackNotice } from './FallbackNotice.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { HomeView } from './HomeView.tsx';
import { Insteads } from './Insteads.tsx';
import { NoProducts } from './NoProducts.tsx';
import { OnDemand } from './OnDemand.tsx';
import { PriceTag } from './PriceTag.tsx';
import { PrintBrief } from './PrintBrief.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { ReasonList, Reasons } from './Reasons.tsx';
import type { Action } from './readAction.ts';
import { Shortlist } from './Shortlist.tsx';
import { SizeHelp } from './SizeHelp.tsx';
import { SoundHelp } from './SoundHelp.tsx';
import { ShareContext } from './share.ts';
import { useRooms } from './useSizing.ts';
import { useWords } from './useWords.ts';
import { useZone } from './useZone.ts';

const loadQuotes = () => loadPart(() => import('./Papers.tsx'), 'QuoteSheet');
const loadLetter = () => loadPart(() => import('./Papers.tsx'), 'LetterSheet');

interface ResultScreenProps {
  readonly catalogue: LoadedCatalogue;
  readonly reload: Reload;
  /** The form for enquiries; null where the provider takes none. */
  readonly enquiries: EnquiryPart | null;
  /** The page's own button. */
  readonly action: Action | null;
  /** When and where the brief was made: milliseconds since 1970, and the page's address. */
  made(): { readonly at: number; readonly address: string };
  onBack(): void;
  onChange(question: QuestionId): void;
  onStartAgain(): void;
}

/** The chosen system as a letter of one page; below it the energy, the figures and the answers. */
export function ResultScreen(props: ResultScreenProps) {
  const { catalogue, reload, enquiries, action, made, onBack, onChange, onStartAgain } = props;
  useStyles(productStyles);
  const { answers, chosen, asking } = useVisitState();
  const setAsking = useAsking();
  const isReady = catalogue.status === 'ready';
  const words = useWords();
  const say = words.of(RESULT);
  const title = useId();
  const product = isReady ? catalogue.products.find(({ id }) => id === chosen) : undefined;
  const below = (
    <>
      {isReady && <Shortlist products={catalogue.products} />}
      <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
      <p className="disclaimer">{say('result.standing')}</p>
    </>
  );
  return (
    <section className="screen step result" aria-labelledby={title}>
      <Button look="quiet" onClick={asking ? () => setAsking(false) : onBack}>
        {words.of(QUESTION)('step.back')}
      </Button>
      {isReady && product ? (
        <ChosenSystem
          key={product.id}
          product={product}
          enquiries={enquiries}
          action={action}
          made={made}
          catalogue={catalogue}
          titleId={title}
          below={below}
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
          {below}
        </>
      )}
    </section>
  );
}

interface ChosenSystemProps extends Pick<ResultScreenProps, 'made' | 'enquiries' | 'action'> {
  readonly product: Product;
  readonly catalogue: ReadyCatalogue;
  readonly titleId: string;
  /** Content below the letter. */
  readonly below: ReactNode;
}

/** Opens or closes the form for an enquiry in place of the letter. */
function useAsking(): (asking: boolean) => void {
  const visit = useVisit();
  return (asking) => visit.update((state) => ({ ...state, asking }));
}

function ChosenSystem(props: ChosenSystemProps) {
  const { product, catalogue, enquiries, action, made, titleId, below } = props;
  const visit = useVisit();
  const setAsking = useAsking();
  const words = useWords();
  const say = words.of(RESULT);
  const reading = useZone();
  const state = useVisitState();
  const { answers, postcode, tariff, asking } = state;
  // The form asks for the postcode itself.
  const shownPostcode = asking ? '' : postcode;
  const { zone } = reading;
  const { sizing, rooms, likely } = useRooms(zone);
  const model = modelOfProduct(catalogue.matcher, answers, product, likely, state.sized);
  const content = useMemo(() => {
    const { at, address } = made();
    return brief(words, {
      answers,
      skipped: skippedQuestions(state),
      product,
      postcode: shownPostcode,
      zone,
      size: sizing?.section(words, rooms, zone) ?? null,
      home: homeText(words, homeModel(answers, product)),
      tariff,
      made: { date: words.day(at), address },
    });
  }, [words, state, answers, product, shownPostcode, zone, tariff, sizing, rooms, made]);
  const checks = checkTexts(words, product, answers, shownPostcode, skippedQuestions(state));
  const details: Action | null = product.link
    ? { href: product.link, label: say('result.details'), opensTab: true }
    : null;
  const share = useContext(ShareContext);
  const price = priceText(words, product) ?? words.of(PRODUCT)('price.ask');
  const facts = [
    ...keyFacts(words, product),
    { name: words.of(PRODUCT)('fact.price'), value: price },
    ...furtherFacts(words, product),
    ...orderFacts(words, product),
  ];
  const { building } = homeModel(answers);
  const letterTitle = mayBeShared(building)
    ? say('result.letterShared', { body: ownersName(words, postcode) })
    : say('result.letter');
  if (enquiries && asking) {
    return enquiries.form({
      titleId,
      product,
      products: catalogue.products,
      brief: content,
      PrintBrief,
      action,
      briefParts,
      briefText,
      onBack: () => setAsking(false),
    });
  }
  return (
    <>
      <header className="letter-head">
        <div>
          <StepHeading id={titleId}>
            <bdi>{inHeading(product.title)}</bdi>
          </StepHeading>
          <p className="hint">{kindAndPlace(words, product)}</p>
        </div>
        <PriceTag model={model} />
      </header>
      <FallbackNotice asOf={catalogue.asOf} />
      <div className="letter">
        <section className="letter-next">
          <Heading below={1} className="reasons-heading">
            {say('result.next')}
          </Heading>
          <p>{say('result.advice')}</p>
          <BriefActions brief={content} action={action ?? details} answers={answers} product={product}>
            {enquiries?.ask(() => setAsking(true))}
          </BriefActions>
          {share?.section}
        </section>
        <div className="letter-pictures">
          <HomeView answers={answers} product={product} />
          {product.image_link && <ProductPicture product={product} answers={answers} />}
        </div>
        <div className="letter-text">
          <ReasonList lines={installLines(words, product, postcode)} />
          {product.description && (
            <p>
              <bdi>{keepUnits(product.description)}</bdi>
            </p>
          )}
          {action && details && (
            <p>
              <ActionLink action={details} />
            </p>
          )}
          <Reasons judgements={judge(product, answers).filter(({ verdict }) => verdict !== 'unknown')} below={1} />
          <div className="reasons">
            <Heading below={1} className="reasons-heading">
              {say('result.check')}
            </Heading>
            <ReasonList lines={checks.map((text) => ({ kind: 'unknown', text }))} />
          </div>
        </div>
      </div>
      <section className="group">
        <Heading below={1}>{say('result.papers')}</Heading>
        <OnDemand title={say('result.quotes')} load={loadQuotes}>
          {(QuoteSheet) => <QuoteSheet product={product} />}
        </OnDemand>
        <OnDemand title={letterTitle} load={loadLetter}>
          {(LetterSheet) => <LetterSheet product={product} building={building} at={made().at} />}
        </OnDemand>
      </section>
      <Insteads
        model={model}
        likely={likely}
        answers={answers}
        zone={zone}
        matcher={catalogue.matcher}
        tariff={tariff}
        below={1}
        onChoose={({ id }) => visit.update((state) => chooseSystem(state, id))}
      />
      <SizeHelp zone={zone} />
      <SoundHelp products={[product]} />
      <EnergySection product={product} reading={reading} />
      <Fold title={say('result.figures')}>
        <FactTable facts={facts} />
      </Fold>
      {below}
    </>
  );
}
