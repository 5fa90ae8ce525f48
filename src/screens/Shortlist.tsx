import type { Product } from '../catalogue/product.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { chooseListed } from '../visit/steps.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { RESULT } from '../words/english/result.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { kindAndPlace, shortPrice } from '../words/productWords.ts';
import { useWords } from './useWords.ts';

/** The other systems on the visitor's shortlist. A press shows one in place of the chosen system. */
export function Shortlist({ products }: { readonly products: readonly Product[] }) {
  const words = useWords();
  const say = words.of(RESULT);
  const visit = useVisit();
  const { shortlist, chosen } = useVisitState();
  const others = products.filter(({ id }) => id !== chosen && shortlist.includes(id));
  if (others.length === 0) return null;
  return (
    <section className="group">
      <Heading below={1}>{say('result.shortlist')}</Heading>
      <dl className="answers">
        {others.map((product) => (
          <div key={product.id}>
            <dt>
              <bdi>{keepUnits(product.title)}</bdi>
            </dt>
            <dd>
              {kindAndPlace(words, product)} · {shortPrice(words, product).price}
            </dd>
            <dd className="answer-change">
              <Button
                look="quiet"
                aria-label={say('result.chooseName', { title: product.title })}
                onClick={() => visit.update((state) => chooseListed(state, product.id))}
              >
                {say('result.choose')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
