import { type ReactNode, useCallback, useId } from 'react';
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
import { checkTexts } from '../words/checkTexts.ts';
import { QUESTION } from '../words/english/questions.ts';
import { RESULT } from '../words/english/result.ts';
import { homeText } from '../words/homeText.ts';
import { furtherFacts, keyFacts, kindAndPlace, priceText } from '../words/productWords.ts';
import type { Reload } from './AskAgain.tsx';
import { BriefActions } from './BriefActions.tsx';
import { EnergySection } from './EnergySection.tsx';
import { FactTable } from './FactTable.tsx';
import { FallbackNotice } from './FallbackNotice.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { HomeView } from './HomeView.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Reasons } from './Reasons.tsx';
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

/** The chosen system as a letter: the suggestion, the reasons, points to check, the next steps; then the figures. */
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
    <section className="screen step" aria-labelledby={title}>
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
  const price = priceText(words, product);
  const home = homeText(words, homeModel(answers, product));
  const makeBrief = useCallback(() => {
    const { at, address } = made();
    return brief(words, {
      ...{ answers, skipped: skippedQuestions(state), product, postcode, zone, home },
      tariff: tariff ?? EXAMPLE_TARIFF,
      made: { date: words.day(at), address },
    });
  }, [words, state, answers, product, postcode, zone, home, tariff, made]);
  return (
    <>
      <StepHeading id={titleId}>
        <bdi>{product.title}</bdi>
      </StepHeading>
      <p className="lead">{say('result.lead')}</p>
      <FallbackNotice asOf={asOf} />
      <div className="result-pictures">
        {product.image_link && (
          <figure>
            <ProductPicture product={product} answers={answers} />
            <figcaption>{kindAndPlace(words, product)}</figcaption>
          </figure>
        )}
        <figure>
          <HomeView answers={answers} product={product} />
          <figcaption aria-hidden="true">{home}</figcaption>
        </figure>
      </div>
      {product.description && (
        <p>
          <bdi>{product.description}</bdi>
        </p>
      )}
      <Reasons judgements={judge(product, answers)} below={1} checks={checkTexts(words, product, answers)} />
      <section className="group">
        <Heading below={1}>{say('result.next')}</Heading>
        <ol className="plain-list">
          {product.link && (
            <li>
              <a href={product.link} target="_blank" rel="noreferrer">
                {say('result.read', { title: product.title })}
              </a>
            </li>
          )}
          <li>{say('result.visit')}</li>
          <li>{say('result.bring')}</li>
          <li>{say('result.hand')}</li>
        </ol>
        <BriefActions make={makeBrief} answers={answers} product={product} />
      </section>
      <section className="group">
        <Heading below={1}>{say('result.figures')}</Heading>
        <FactTable facts={[...keyFacts(words, product), ...furtherFacts(words, product)]} />
        {price && <p className="price">{price}</p>}
      </section>
      <EnergySection product={product} reading={reading} />
      {children}
    </>
  );
}
