import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../catalogue/product.ts';
import { commonReasons, countReasons, reasonKey } from '../matching/commonReasons.ts';
import { type Family, familyOf } from '../matching/families.ts';
import type { Group } from '../matching/group.ts';
import type { Sort } from '../matching/sorts.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { PRODUCT } from '../words/english/product.ts';
import { shortPrice } from '../words/productWords.ts';
import { relevant } from '../words/reasonGroups.ts';
import { FamilyRow } from './FamilyRow.tsx';
import { CommonReasons } from './Reasons.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

/** A row is set apart from this many at the top of its group: thousands would take long to compare. */
const AROUND = 50;

interface MatchGroupProps {
  readonly group: Group;
  /** The best size of each family in the visitor's order. */
  readonly rows: readonly Product[];
  /** Sorted by a figure, each type of system has a separate heading; sorted by price, each kind of price too. */
  readonly sort: Sort;
  /** The system that the visitor looked at last: the list begins with its family shown, and open. */
  readonly cameFrom: Product | null;
  /** The number of families shown at first. */
  readonly first: number;
  /** The reasons, by `reasonKey`, that stand above all groups. */
  readonly said: ReadonlySet<string>;
  /** The families of which a size fits everything for sure. */
  readonly sure: ReadonlySet<Family>;
  /** The systems that the list recommends above, the first with all its details: their rows are not among the first. */
  readonly started: readonly Product[];
  readonly view: ListView;
}

/** A group of matching systems by family: the first few, and the rest on request. */
export function MatchGroup({ group, rows, sort, cameFrom, first, said, sure, started, view }: MatchGroupProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { families } = view.matcher;
  const isSizeOf = (row: Product, of: Product | null | undefined): boolean =>
    !!of && familyOf(families, of) === familyOf(families, row);
  // A press on *Choose* changes it, when the list is about to leave.
  const [origin] = useState(cameFrom);
  const isOrigin = (row: Product): boolean => isSizeOf(row, origin);
  const others = rows.filter((row) => isOrigin(row) || !isSizeOf(row, started[0]));
  const fresh = others.filter((row) => isOrigin(row) || !started.some((one) => isSizeOf(row, one)));
  const begin = fresh.length > 0 ? fresh : others;
  const isFew = rows.length <= first;
  const [isWhole, setWhole] = useState(() => begin.findIndex(isOrigin) >= first);
  const around = useMemo(() => {
    const top = rows.slice(0, AROUND);
    return { counts: countReasons(top, view.answers), rows: top.length };
  }, [rows, view.answers]);
  const common = useMemo(
    () => relevant(commonReasons(rows, view.answers)).filter((judgement) => !said.has(reasonKey(judgement))),
    [rows, view.answers, said],
  );
  const shown = isWhole || isFew ? rows : begin.slice(0, first);
  // A list that only leaves out the system above is whole.
  const isCut = shown.length < Math.min(rows.length, others.length);
  const isMore = shown.length < rows.length && !isCut;
  const counted = isMore ? others : rows;
  const open = counted.filter((row) => group === 'all' && !sure.has(familyOf(families, row))).length;
  const showAll = (): void => {
    flushSync(() => setWhole(true));
    // The pressed button is gone, so the focus moves to the row after the last one.
    const next = rows.indexOf(shown.at(-1)!) + 1;
    section.current?.querySelectorAll<HTMLElement>('article [aria-expanded]')[next]?.focus({ preventScroll: true });
  };
  if (rows.length === 0) return null;
  const kindOf = (row: Product): string => {
    const type = words.of(PRODUCT)(`type.${row.system_type}`);
    const { price, includes } = shortPrice(words, row);
    return sort === 'price' ? `${type} · ${includes || price}` : type;
  };
  const list = (of: readonly Product[], below: number) => (
    <div className="rows">
      {of.map((row) => (
        <FamilyRow
          // A family keeps its row when another of its sizes is shown.
          key={view.matcher.families.get(row.id)?.sizes[0].id ?? row.id}
          preset={isOrigin(row) && origin ? origin : row}
          isOpen={isOrigin(row)}
          below={below}
          around={around}
          view={view}
        />
      ))}
    </div>
  );
  return (
    <section ref={section} aria-labelledby={id} className="group">
      <Heading below={1} id={id}>
        {say(`group.${group}`)}
      </Heading>
      <p className="hint">
        {say(open > 0 ? 'group.open' : 'group.sure', {
          models: say(isMore ? 'group.others' : 'group.count', { count: counted.length }),
          count: open,
        })}{' '}
        {group === 'close' && say('group.close.line')}
      </p>
      <CommonReasons reasons={common} />
      {sort === 'fit'
        ? list(shown, 2)
        : [...new Set(shown.map(kindOf))].map((kind) => (
            <div key={kind} className="kind">
              <Heading below={2} className="reasons-heading">
                {kind}
              </Heading>
              {list(
                shown.filter((row) => kindOf(row) === kind),
                3,
              )}
            </div>
          ))}
      {isCut && <Button onClick={showAll}>{say('group.showAll', { total: rows.length })}</Button>}
    </section>
  );
}
