import { useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import type { Answers, Flow, QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading, StepHeading } from '../ui/Heading.tsx';
import { useSettledState } from '../visit/useVisit.ts';
import { checkTexts } from '../words/checkTexts.ts';
import { furtherFacts, keyFacts, kindAndPlace, priceText } from '../words/productWords.ts';
import { STANDING_TEXT } from '../words/screenWords.ts';
import { AnswerList } from './AnswerList.tsx';
import { EnergySection } from './EnergySection.tsx';
import { FactTable } from './FactTable.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { Reasons } from './Reasons.tsx';

interface ResultScreenProps {
  readonly flow: Flow;
  /** Null when the products could not be loaded. */
  readonly products: readonly Product[] | null;
  /** Are products on their way? */
  readonly loading: boolean;
  onBack(): void;
  onChange(question: QuestionId): void;
  onReload(): void;
  onStartAgain(): void;
}

/** The chosen system: why it fits, what to check, the visitor's answers and what to do next. */
export function ResultScreen({ flow, products, loading, onBack, onChange, onReload, onStartAgain }: ResultScreenProps) {
  const { answers, chosen } = useSettledState(flow);
  const title = useId();
  const product = products?.find(({ id }) => id === chosen);
  return (
    <section className="screen step" aria-labelledby={title}>
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
      {product ? (
        <ChosenSystem product={product} answers={answers} titleId={title} />
      ) : (
        <>
          <StepHeading id={title} key={products ? 'loaded' : 'failed'}>
            Your result
          </StepHeading>
          {products ? (
            <p>
              {chosen
                ? 'The system you chose is no longer in the range. Go back to see what fits.'
                : 'You have not chosen a system yet. Go back to see what fits.'}
            </p>
          ) : (
            <NoProducts failed loading={loading} onReload={onReload} />
          )}
        </>
      )}
      <section className="group">
        <Heading below={1}>Your answers</Heading>
        <AnswerList flow={flow} answers={answers} onChange={onChange} />
      </section>
      <section className="group">
        <Heading below={1}>What to do next</Heading>
        <ol className="plain-list">
          {product?.link && (
            <li>
              <a href={product.link} target="_blank" rel="noreferrer">
                Read about {product.title} at the provider
              </a>{' '}
              (opens in a new tab).
            </li>
          )}
          <li>Ask for a visit: an installer looks at your home and works out the size you need.</li>
          <li>Bring up everything listed under “To check”.</li>
        </ol>
        <p className="standing">{STANDING_TEXT}</p>
        <Button onClick={onStartAgain}>Start again</Button>
      </section>
    </section>
  );
}

interface ChosenSystemProps {
  readonly product: Product;
  readonly answers: Answers;
  readonly titleId: string;
}

function ChosenSystem({ product, answers, titleId }: ChosenSystemProps) {
  const price = priceText(product);
  return (
    <>
      <StepHeading id={titleId}>{product.title}</StepHeading>
      <ProductPicture product={product} />
      <p className="card-kind">{kindAndPlace(product)}</p>
      {product.description && <p>{product.description}</p>}
      <Reasons judgements={judge(product, answers)} below={1} checks={checkTexts(product, answers)} />
      <section className="group">
        <Heading below={1}>Figures</Heading>
        <FactTable facts={[...keyFacts(product), ...furtherFacts(product)]} />
        {price && <p className="price">{price}</p>}
      </section>
      <EnergySection product={product} />
    </>
  );
}
