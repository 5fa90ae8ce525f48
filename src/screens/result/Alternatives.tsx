import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import type { Beside } from '../../matching/advice.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { type Model, productOf } from '../../matching/models.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { Heading } from '../../ui/Heading.tsx';
import { tradeoffText } from '../../words/adviceText.ts';
import type { Tariff } from '../../words/energyWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { inSentence } from '../../words/keepUnits.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { shortNames } from '../../words/shortNames.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';

interface AlternativesProps {
  readonly model: Model;
  readonly offered: readonly Beside[];
  readonly matcher: Matcher;
  readonly answers: Answers;
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: Tariff;
  /** Levels between the heading and the screen's main heading. */
  readonly below: number;
  onChoose(product: Product): void;
}

/** Models to take instead of one, each better in something; each opens the comparison of the two. */
export function Alternatives({ model, offered, matcher, answers, zone, tariff, below, onChoose }: AlternativesProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  if (offered.length === 0) return null;
  const names = shortNames([modelTitle(model), ...offered.map((one) => modelTitle(one.model))]);
  return (
    <div className="group">
      <Heading below={below}>{say('instead.heading')}</Heading>
      <ul className="insteads">
        {offered.map(({ model: other, differences }, index) => (
          <li key={other.best.id}>
            <div>
              <p>
                <b>
                  <bdi>{names[index + 1]}</bdi>
                </b>
              </p>
              <p>{tradeoffText(words, differences)}</p>
            </div>
            <Slot
              name="pair.end"
              products={[productOf(model), productOf(other)]}
              matcher={matcher}
              answers={answers}
              zone={zone}
              tariff={tariff}
              label={say('instead.compare', { title: inSentence(modelTitle(other)) })}
              onChoose={onChoose}
              text={say('match.compare')}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
