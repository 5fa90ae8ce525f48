import { useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { insteads } from '../matching/insteads.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Heading } from '../ui/Heading.tsx';
import { useVisitState } from '../visit/useVisit.ts';
import { tradeoffText } from '../words/differenceText.ts';
import { MATCHES } from '../words/english/matches.ts';
import { inSentence } from '../words/keepUnits.ts';
import { shortNames } from '../words/shortNames.ts';
import { CompareTwo } from './CompareTwo.tsx';
import { useWords } from './useWords.ts';

interface InsteadsProps {
  readonly product: Product;
  readonly matcher: Matcher;
  readonly answers: Answers;
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: number | null;
  /** Levels between the heading and the screen's main heading. */
  readonly below: number;
  onChoose(product: Product): void;
}

/** Systems to take instead of one; each opens the comparison of the two. */
export function Insteads(props: InsteadsProps) {
  const { product, matcher, answers, zone, tariff, below, onChoose } = props;
  const words = useWords();
  const say = words.of(MATCHES);
  const { postcode } = useVisitState();
  const offered = useMemo(
    () => insteads(matcher, answers, product, zone, postcode),
    [matcher, answers, product, zone, postcode],
  );
  if (offered.length === 0) return null;
  const names = shortNames([product.title, ...offered.map((one) => one.product.title)]);
  return (
    <div className="group">
      <Heading below={below}>{say('instead.heading')}</Heading>
      <ul className="insteads">
        {offered.map(({ product: instead, differences }, index) => (
          <li key={instead.id}>
            <div>
              <p>
                <b>
                  <bdi>{names[index + 1]}</bdi>
                </b>
              </p>
              <p>{tradeoffText(words, differences)}</p>
            </div>
            <CompareTwo
              products={[product, instead]}
              matcher={matcher}
              answers={answers}
              zone={zone}
              tariff={tariff}
              label={say('instead.compare', { title: inSentence(instead.title) })}
              onChoose={onChoose}
            >
              {say('match.compare')}
            </CompareTwo>
          </li>
        ))}
      </ul>
    </div>
  );
}
