import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../catalogue/product.ts';
import type { Groups } from '../../matching/groupModels.ts';
import type { GroupedModel } from '../../matching/models.ts';
import type { Sort } from '../../matching/sorts.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { PRODUCT } from '../../words/english/product.ts';
import type { StartCards } from '../../words/startIn.ts';
import type { ListView } from '../frame/listView.ts';
import { useWords } from '../frame/useWords.ts';
import { FamilyRow } from './FamilyRow.tsx';

/** The number of models shown at first: on a phone, fewer below cards, and on wide screens. Styles hide the difference. */
const FIRST_ON_PHONE = 2;
const FIRST = 5;

interface MatchGroupProps {
  readonly group: keyof Groups;
  /** In the visitor's order. */
  readonly models: readonly GroupedModel[];
  /** Lists sorted by a figure have a heading for each type of system. */
  readonly sort: Sort;
  /** The system that the visitor looked at last: the list begins with its model shown, and open. */
  readonly cameFrom: Product | null;
  /** The cards above; rows show their gains over the first of them. */
  readonly start: StartCards | null;
  /** Begins folded if its models may not fit and others above do. */
  readonly isFolded: boolean;
  readonly view: ListView;
}

/** One group of models. It begins with a few, and shows all of them after a press. */
export function MatchGroup({ group, models, sort, cameFrom, start, isFolded, view }: MatchGroupProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // A press on *Choose* changes it just before the list disappears.
  const [origin] = useState(cameFrom);
  const isOrigin = ({ family }: GroupedModel): boolean => origin !== null && family.sizes.includes(origin);
  const originAt = models.findIndex(isOrigin);
  const cards = start && sort === 'fit' && !isFolded && models.length > 1 ? start.cards.length : 1;
  const onPhone = FIRST_ON_PHONE + 1 - cards;
  const [isWhole, setWhole] = useState(originAt >= onPhone);
  const shown = isWhole ? models : models.slice(0, FIRST);
  const showAll = (): void => {
    const rows = () => [...(section.current?.querySelectorAll<HTMLElement>('article [aria-expanded]') ?? [])];
    const next = rows().filter((row) => row.checkVisibility()).length;
    flushSync(() => setWhole(true));
    // The pressed button is gone, so the focus moves to the row after the last one.
    rows()[next]?.focus({ preventScroll: true });
  };
  if (models.length === 0) return null;
  const headingOf = ({ products: [product] }: GroupedModel): string =>
    sort === 'fit' ? '' : words.of(PRODUCT)(`type.${product.system_type}`);
  const heading = (
    <Heading below={1} id={id}>
      {say(`group.${group}`)}
    </Heading>
  );
  const rows = (
    <>
      {[...new Set(shown.map(headingOf))].map((kind) => (
        <div key={kind} className="kind">
          {kind && (
            <Heading below={2} className="reasons-heading">
              {kind}
            </Heading>
          )}
          <div className={isWhole ? 'rows' : `rows rows-${onPhone}`}>
            {shown
              .filter((model) => headingOf(model) === kind)
              .map((model) => (
                <FamilyRow
                  key={model.family.sizes[0].id}
                  grouped={model}
                  pressed={isOrigin(model) ? origin : null}
                  below={kind ? 3 : 2}
                  first={start?.cards[0].job.model ?? null}
                  view={view}
                />
              ))}
          </div>
        </div>
      ))}
      {!isWhole && models.length > onPhone && (
        <Button className={models.length > FIRST ? '' : 'only-phone'} onClick={showAll}>
          {say('group.showAll', { total: models.length })}
        </Button>
      )}
    </>
  );
  return (
    <section ref={section} aria-labelledby={id} className="group">
      {isFolded ? (
        <details className="fold" open={originAt >= 0}>
          <summary>
            {heading}
            <span className="hint">{` ${words.number(models.length)}`}</span>
          </summary>
          {rows}
        </details>
      ) : (
        <>
          {heading}
          {rows}
        </>
      )}
    </section>
  );
}
