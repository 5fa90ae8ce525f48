import type { SystemKind } from '../../catalogue/product.ts';
import { type Model, shownSizes, systemKind } from '../../matching/models.ts';
import { roomsAsked } from '../../questionnaire/roomsAsked.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { TYPES } from '../../words/english/types.ts';
import { priceLines } from '../../words/modelWords.ts';
import { sentences } from '../../words/sentences.ts';
import { SystemInHome } from '../frame/ProductPicture.tsx';
import { useWords } from '../frame/useWords.ts';

/** Split or ducted, drawn in the visitor's home: the visible units, the work needed, and the prices. */
export function TypeChoice({ models }: { readonly models: Readonly<Record<SystemKind, readonly Model[]>> }) {
  const visit = useVisit();
  const words = useWords();
  const say = words.of(TYPES);
  const { answers, way: shown } = useVisitState();
  const show = (kind: SystemKind | null): void => visit.update((state) => ({ ...state, way: kind }));
  const isOne = roomsAsked(answers) === 1;
  return (
    <section className="group" aria-label={say('choose.title')}>
      <Heading below={1}>{say('choose.title')}</Heading>
      <div className="types">
        {(['split', 'ducted'] as const).map((kind) => {
          const [best] = models[kind];
          if (!best) return null;
          const isShown = shown === kind;
          return (
            <article
              key={kind}
              className={isShown ? 'card type type-shown' : 'card type'}
              aria-label={say(`choose.${kind}`)}
            >
              <SystemInHome product={best.best} answers={answers} />
              <div className="type-text">
                <Heading below={2} className="card-title">
                  {say(`choose.${kind}`)}
                </Heading>
                <ul className="type-lines">
                  <li>{say(`choose.${kind}.see.${isOne ? 'one' : 'all'}`)}</li>
                  <li>{say(`choose.${kind}.work.${isOne ? 'one' : 'all'}`)}</li>
                  {pricesOf(models[kind]).map((line) => (
                    <li key={line.price + line.includes}>{sentences(line.price, line.includes)}</li>
                  ))}
                </ul>
              </div>
              <Button
                aria-label={say(isShown ? 'choose.bothName' : 'choose.showName', { type: say(`choose.${kind}`) })}
                onClick={() => show(isShown ? null : kind)}
              >
                {say(isShown ? 'choose.both' : 'choose.show')}
              </Button>
            </article>
          );
        })}
      </div>
    </section>
  );

  /** The prices of all models of a kind, each basis as one range. For prices without installation, it says that ducts cost extra. */
  function pricesOf(of: readonly Model[]): readonly { readonly price: string; readonly includes: string }[] {
    const [first] = of;
    if (!first) return [];
    const [smallest = first.best, ...larger] = of.flatMap(shownSizes);
    const lines = priceLines(words, { ...first, sizes: [smallest, ...larger], size: null }).filter(
      ({ isKnown }) => isKnown,
    );
    const isPart = systemKind(first) === 'ducted' && lines.every(({ isSupplyOnly }) => isSupplyOnly);
    return lines.map(({ price, includes }) => ({ price, includes: isPart ? say('choose.ductsExtra') : includes }));
  }
}
