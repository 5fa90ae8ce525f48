import type { Product } from '../catalogue/product.ts';
import type { CritiqueId } from '../matching/critiqueIds.ts';
import { type Difference, differences } from '../matching/differences.ts';
import { StepHeading } from '../ui/Heading.tsx';
import type { Lens } from '../visit/visitState.ts';
import { waysText } from '../words/critiqueText.ts';
import { differenceText } from '../words/differenceText.ts';
import { MATCHES } from '../words/english/matches.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { SystemCard } from './SystemCard.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface LensViewProps {
  readonly titleId: string;
  readonly from: Product;
  readonly lens: Lens;
  /** The systems that are like it, but better in these ways; best match first. */
  readonly better: readonly Product[];
  readonly view: ListView;
}

/** The difference that each way of being better is about. */
const DIFFERENCE_OF: Readonly<Record<CritiqueId, Difference['id']>> = {
  sound: 'sound',
  outdoor: 'size',
  app: 'control',
  zones: 'zones',
  price: 'price',
  stars: 'stars',
  brand: 'brand',
};

/** A system beside those that are like it, but better in some ways. */
export function LensView({ titleId, from, lens, better, view }: LensViewProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const { zone, tariff } = view;
  const ids: ReadonlySet<Difference['id']> = new Set(lens.ids.map((id) => DIFFERENCE_OF[id]));
  return (
    <>
      <StepHeading id={titleId}>
        {say('critique.title', { title: keepUnits(from.title), ways: waysText(words, lens.ids) })}
      </StepHeading>
      <div className="cards">
        <SystemCard
          product={from}
          title={from.title}
          below={1}
          captions={[say('lens.from')]}
          difference=""
          view={view}
        />
        {better.map((product) => {
          const all = differences(from, product, zone);
          const asked = all.filter(({ id }) => ids.has(id));
          const others = all.filter(({ id }) => !ids.has(id));
          const also = { differences: differenceText(words, others, tariff) };
          return (
            <SystemCard
              key={product.id}
              product={product}
              title={product.title}
              below={1}
              captions={[differenceText(words, asked, tariff)]}
              difference={others.length > 0 ? say('difference.also', also) : ''}
              view={view}
            />
          );
        })}
      </div>
    </>
  );
}
