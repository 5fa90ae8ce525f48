import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../catalogue/product.ts';
import { type Around, commonReasons } from '../matching/commonReasons.ts';
import { familyOf } from '../matching/families.ts';
import type { Group } from '../matching/group.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { Sort } from '../matching/sorts.ts';
import { onlyOf } from '../matching/whereToStart.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { rowLeads } from '../words/closedRow.ts';
import { MATCHES } from '../words/english/matches.ts';
import { PRODUCT } from '../words/english/product.ts';
import { shortPrice } from '../words/productWords.ts';
import { relevant } from '../words/reasonGroups.ts';
import { FamilyRow } from './FamilyRow.tsx';
import { CommonReasons } from './Reasons.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

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
  /** True for the first group with a system: it says what all of them share. */
  readonly isLeading: boolean;
  /** The reasons at the top of the list. */
  readonly around: Around;
  /** The systems that fit everything for sure. */
  readonly sure: ReadonlySet<Product>;
  /** The systems that the list recommends above, the first with all its details: their rows are not among the first. */
  readonly started: readonly Product[];
  readonly view: ListView;
}

/** True for two sizes of one family. */
function isSizeOf({ families }: Matcher, row: Product, of: Product | null): boolean {
  return of !== null && familyOf(families, of) === familyOf(families, row);
}

/** A group of matching systems by family: the first few, and the rest on request. */
export function MatchGroup({
  group,
  rows,
  sort,
  cameFrom,
  first,
  isLeading,
  around,
  sure,
  started,
  view,
}: MatchGroupProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { matcher, answers } = view;
  // A press on *Choose* changes it, when the list is about to leave.
  const [origin] = useState(cameFrom);
  const isOrigin = (row: Product): boolean => isSizeOf(matcher, row, origin);
  const begin = useMemo(
    () =>
      rows.length > first
        ? rows.filter((row) => isSizeOf(matcher, row, origin) || !started.some((one) => isSizeOf(matcher, row, one)))
        : rows,
    [rows, first, matcher, origin, started],
  );
  const [isWhole, setWhole] = useState(() => begin.findIndex(isOrigin) >= first);
  const common = useMemo(() => (isLeading ? relevant(commonReasons(rows, answers)) : []), [rows, answers, isLeading]);
  const shown = useMemo(() => (isWhole ? rows : begin.slice(0, first)), [isWhole, rows, begin, first]);
  const isOpen = (row: Product): boolean => group === 'all' && !sure.has(row);
  // Not again for each press on *Compare*.
  const leads = useMemo(() => {
    const { all } = matcher.match(answers);
    const isFew = rows.length <= around.total;
    return rowLeads(words, shown, answers, around, (row) => (isFew ? onlyOf(matcher, all, row) : null));
  }, [words, shown, rows, matcher, answers, around]);
  const showAll = (): void => {
    flushSync(() => setWhole(true));
    // The pressed button is gone, so the focus moves to the row after the last one.
    const next = rows.indexOf(shown.at(-1)!) + 1;
    section.current?.querySelectorAll<HTMLElement>('article [aria-expanded]')[next]?.focus({ preventScroll: true });
  };
  if (rows.length === 0) return null;
  const headingOf = (row: Product): string => {
    if (sort === 'fit') return isOpen(row) ? say('group.check') : '';
    const type = words.of(PRODUCT)(`type.${row.system_type}`);
    const { price, includes } = shortPrice(words, row);
    return sort === 'price' ? `${type} · ${includes || price}` : type;
  };
  const list = (of: readonly Product[], below: number) => (
    <div className={sort === 'fit' ? 'rows in-order' : 'rows'}>
      {of.map((row) => (
        <FamilyRow
          // A family keeps its row when another of its sizes is shown.
          key={matcher.families.get(row.id)?.sizes[0].id ?? row.id}
          preset={isOrigin(row) && origin ? origin : row}
          isOpen={isOrigin(row)}
          below={below}
          lead={leads[shown.indexOf(row)] ?? ''}
          start={started[0]}
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
      <CommonReasons reasons={common} />
      {[...new Set(shown.map(headingOf))].map((heading) => (
        <div key={heading} className="kind">
          {heading && (
            <Heading below={2} className="reasons-heading">
              {heading}
            </Heading>
          )}
          {list(
            shown.filter((row) => headingOf(row) === heading),
            heading ? 3 : 2,
          )}
        </div>
      ))}
      {shown.length < rows.length && <Button onClick={showAll}>{say('group.showAll', { total: rows.length })}</Button>}
    </section>
  );
}
