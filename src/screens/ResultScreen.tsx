import { type ReactNode, useId, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import { homeModel } from '../drawing/homeModel.ts';
import type { LoadedCatalogue } from '../matching/catalogueState.ts';
import { judge } from '../matching/judge.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading, StepHeading, useStyles } from '../ui/Heading.tsx';
import productStyles from '../ui/productStyles.css?inline';
import resultStyles from '../ui/resultStyles.css?inline';
import { skippedQuestions } from '../visit/steps.ts';
import { EXAMPLE_TARIFF } from '../visit/tariff.ts';
import { useVisitState } from '../visit/useVisit.ts';
import { brief } from '../words/brief.ts';
import { PRODUCT } from '../words/english/product.ts';
import { QUESTION } from '../words/english/questions.ts';
import { RESULT } from '../words/english/result.ts';
import { homeText } from '../words/homeText.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { furtherFacts, keyFacts, kindAndPlace, priceText } from '../words/productWords.ts';
import { ActionLink } from './ActionLink.tsx';
import type { Reload } from './AskAgain.tsx';
import { BriefActions } from './BriefActions.tsx';
import { EnergySection } from './EnergySection.tsx';
import { FactTable } from './FactTable.tsx';
import { FallbackNotice } from './FallbackNotice.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { HomeView } from './HomeView.tsx';
import { NoProducts } from './NoProducts.tsx';
import { PriceTag } from './PriceTag.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { ReasonList, Reasons } from './Reasons.tsx';
import type { Action } from './readAction.ts';
import { useAction } from './useAction.ts';
import { useWords } from './useWords.ts';
import { useZone } from './useZone.ts';

interface ResultScreenProps {
  readonly catalogue: LoadedCatalogue;
  readonly reload: Reload;
  /** When and where the brief was made: milliseconds since 1970, and the page's address. */
  made(): { readonly at: number; readonly address: string };
  onBack(): void;
  onChange(question: QuestionId): void;
  onStartAgain(): void;
}

/** The chosen system as a letter of one page; below it the energy, the figures and the answers. */
export function ResultScreen(props: ResultScreenProps) {
  const { catalogue, reload, made, onBack, onChange, onStartAgain } = props;
  useStyles(productStyles);
  useStyles(resultStyles);
  const { chosen } = useVisitState();
  const isReady = catalogue.status === 'ready';
  const words = useWords();
  const say = words.of(RESULT);
  const title = useId();
  const product = isReady ? catalogue.products.find(({ id }) => id === chosen) : undefined;
  const below = (
    <>
      <GivenAnswers onChange={onChange} onStartAgain={onStartAgain} />
      <p className="standing">{say('result.standing')}</p>
    </>
  );
  return (
    <section className="screen wide step result" aria-labelledby={title}>
      <Button look="quiet" onClick={onBack}>
        {words.of(QUESTION)('step.back')}
      </Button>
      {isReady && product ? (
        <ChosenSystem product={product} asOf={catalogue.asOf} made={made} titleId={title}>
          {below}
        </ChosenSystem>
      ) : (
        <>
          <StepHeading id={title} key={catalogue.status}>
            {say('result.title')}
          </StepHeading>
          {isReady ? <p>{say(chosen ? 'result.gone' : 'result.notChosen')}</p> : <NoProducts failed reload={reload} />}
          {below}
        </>
      )}
    </section>
  );
}

interface ChosenSystemProps extends Pick<ResultScreenProps, 'made'> {
  readonly product: Product;
  readonly asOf: number | null;
  readonly titleId: string;
  /** Content below the letter. */
  readonly children: ReactNode;
}

function ChosenSystem({ product, asOf, made, titleId, children }: ChosenSystemProps) {
  const words = useWords();
  const say = words.of(RESULT);
  const reading = useZone();
  const state = useVisitState();
  const { answers, postcode, tariff } = state;
  const { zone } = reading;
  const content = useMemo(() => {
    const { at, address } = made();
    return brief(words, {
      ...{ answers, skipped: skippedQuestions(state), product, postcode, zone },
      home: homeText(words, homeModel(answers, product)),
      tariff: tariff ?? EXAMPLE_TARIFF,
      made: { date: words.day(at), address },
    });
  }, [words, state, answers, product, postcode, zone, tariff, made]);
  const details: Action | null = product.link
    ? { href: product.link, label: say('result.details'), opensTab: true }
    : null;
  const action = useAction();
  const price = priceText(words, product) ?? words.of(PRODUCT)('price.ask');
  const facts = [
    ...keyFacts(words, product),
    { name: words.of(PRODUCT)('fact.price'), value: price },
    ...furtherFacts(words, product),
  ];
  return (
    <>
      <header className="letter-head">
        <div>
          <StepHeading id={titleId}>
            <bdi>{keepUnits(product.title)}</bdi>
          </StepHeading>
          <p className="hint">{kindAndPlace(words, product)}</p>
        </div>
        <PriceTag product={product} />
      </header>
      <FallbackNotice asOf={asOf} />
      <div className="letter">
        <div className="letter-pictures">
          <HomeView answers={answers} product={product} />
          {product.image_link && <ProductPicture product={product} answers={answers} />}
        </div>
        <section className="letter-next">
          <Heading below={1} className="reasons-heading">
            {say('result.next')}
          </Heading>
          <p>{say('result.advice')}</p>
          <BriefActions brief={content} action={action ?? details} answers={answers} product={product} />
        </section>
        <div className="letter-text">
          <p className="lead">{say('result.lead')}</p>
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
            <ReasonList lines={content.checks.lines.map((text) => ({ kind: 'unknown', text }))} />
          </div>
        </div>
      </div>
      <EnergySection product={product} reading={reading} />
      <section className="group">
        <Heading below={1}>{say('result.figures')}</Heading>
        <FactTable facts={facts} />
      </section>
      {children}
    </>
  );
}
