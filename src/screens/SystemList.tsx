import { type ReactNode, useMemo, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { reasonsAround } from '../matching/commonReasons.ts';
import { GROUPS } from '../matching/group.ts';
import { impact } from '../matching/impact.ts';
import { sortProducts } from '../matching/sortProducts.ts';
import { isByStars } from '../matching/sorts.ts';
import { ENOUGH_MATCHES, type Suggestion, suggest } from '../matching/suggest.ts';
import { whereToStart } from '../matching/whereToStart.ts';
import { Below } from '../ui/Below.tsx';
import { Counted } from '../ui/Counted.tsx';
import { useVisitState } from '../visit/useVisit.ts';
import type { VisitState } from '../visit/visitState.ts';
import { tariffText } from '../words/energyWords.ts';
import { ENERGY } from '../words/english/energy.ts';
import { MATCHES } from '../words/english/matches.ts';
import { matchStatus } from '../words/matchText.ts';
import { zoneLabel } from '../words/zoneNames.ts';
import { AnswerImpact } from './AnswerImpact.tsx';
import { AskPostcode } from './AskPostcode.tsx';
import { HomeView } from './HomeView.tsx';
import { ListTools } from './ListTools.tsx';
import { MatchGroup } from './MatchGroup.tsx';
import { RoomSize } from './RoomSize.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { Found } from './useListView.ts';
import { useWords } from './useWords.ts';
import { WhereToStart } from './WhereToStart.tsx';

/** A list of more families than this can be narrowed. */
const MANY_FAMILIES = 10;

/** The number of families shown at first: in the first group with any, and in those below, if few fit everything. */
const FIRST = 3;
const FIRST_BELOW = 2;

interface SystemListProps {
  readonly found: Found;
  readonly isAhead: boolean;
  onApply(suggestion: Suggestion): void;
  /** Content below the list. */
  readonly children: ReactNode;
}

/** The matching systems: some to start from, then all of them in their groups and in the visitor's order. */
export function SystemList({ found, isAhead, onApply, children }: SystemListProps) {
  const { matches, rows, sure, view } = found;
  const { matcher, answers, postcode, zone, tariff, span } = view;
  const { sort: wanted, only: narrowed, chosen } = useVisitState();
  const words = useWords();
  const say = words.of(MATCHES);
  const sort = zone === null && isByStars(wanted) ? 'fit' : wanted;
  const few = matches.all.total < ENOUGH_MATCHES;
  const all = GROUPS.flatMap((group) => rows[group]);
  const canNarrow = all.length > MANY_FAMILIES;
  const only = canNarrow ? present(narrowed, all) : ALL;
  const { brand, type } = only;
  const shown = useMemo(() => {
    const isShown = (row: Product): boolean =>
      (brand === null || row.brand === brand) && (type === null || row.system_type === type);
    return GROUPS.map((group) => ({ group, of: sortProducts(rows[group].filter(isShown), sort, zone) }));
  }, [rows, brand, type, sort, zone]);
  // Not again for each press on *Compare*.
  const start = useMemo(
    () => whereToStart(matcher, answers, zone, span, postcode),
    [matcher, answers, zone, span, postcode],
  );
  const started = useMemo(
    () => (start && sort === 'fit' ? [start.product, ...start.alternatives.map(({ product }) => product)] : []),
    [start, sort],
  );
  // A system to start with fills the first screen.
  const [isLate] = useState(isAhead && start !== null);
  const suggestions = useMemo(() => suggest(matcher, answers), [matcher, answers]);
  const around = useMemo(() => reasonsAround(rows.all, answers), [rows, answers]);
  const group = ({ group, of }: (typeof shown)[number]) => (
    <MatchGroup
      // Another brand or type begins with its first rows.
      key={`${group} ${brand} ${type}`}
      group={group}
      rows={of}
      first={group === leading ? FIRST : few ? FIRST_BELOW : 1}
      isLeading={group === leading}
      around={around}
      sure={sure}
      started={started}
      sort={sort}
      cameFrom={view.products.find(({ id }) => id === chosen) ?? null}
      view={view}
    />
  );
  const models = { all: rows.all.length, wish: rows.wish.length, close: rows.close.length };
  const leading = shown.find(({ of }) => of.length > 0)?.group;
  return (
    <>
      <div className={start ? 'found' : 'your-home'}>
        {!start && <HomeView answers={answers} />}
        <div className="group">
          <p>
            <Counted name="fit" text={matchStatus(words, matches, models)} />
          </p>
        </div>
      </div>
      {all.length > 0 && <RoomSize zone={zone} />}
      {start && <WhereToStart key={start.product.id} start={start} around={around} view={view} />}
      <Below isLate={isLate}>
        {few && <Suggestions answers={answers} suggestions={suggestions} onApply={onApply} />}
        {all.length > 1 && (
          <ListTools
            rows={all}
            sort={sort}
            zone={zone}
            only={only}
            shown={shown.reduce((sum, { of }) => sum + of.length, 0)}
            canNarrow={canNarrow}
          />
        )}
        <AskPostcode zone={zone} rows={all} />
        {zone && (
          <p className="hint">
            {words.of(ENERGY)('energy.listNote', {
              zone: zoneLabel(words, zone),
              tariff: tariffText(words, tariff),
            })}
          </p>
        )}
        {shown.slice(0, 1).map(group)}
        <Below isLate={isLate}>
          {shown.slice(1).map(group)}
          {few && <AnswerImpact answers={answers} impacts={impact(matcher, answers)} />}
          {matches.rest > 0 && <p className="hint">{say('matches.rest', { count: matches.rest })}</p>}
          {children}
        </Below>
      </Below>
    </>
  );
}

type Only = VisitState['only'];
const ALL: Only = { brand: null, type: null };

/** Drops a brand or type that no family on the list has. */
function present(only: Only, rows: readonly Product[]): Only {
  return {
    brand: rows.some(({ brand }) => brand === only.brand) ? only.brand : null,
    type: rows.some(({ system_type: type }) => type === only.type) ? only.type : null,
  };
}
