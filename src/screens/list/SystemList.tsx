import { type ReactNode, useContext, useMemo, useState } from 'react';
import type { SystemKind } from '../../catalogue/product.ts';
import { sumOf } from '../../catalogue/sumOf.ts';
import type { Zone } from '../../climate/zone.ts';
import { whereToStart } from '../../matching/advice.ts';
import { impact } from '../../matching/impact.ts';
import { LIST_GROUPS, type Model, productOf, systemKind } from '../../matching/models.ts';
import { sortProducts } from '../../matching/sortProducts.ts';
import { isByStars } from '../../matching/sorts.ts';
import { ENOUGH_MATCHES, type Suggestion, suggest } from '../../matching/suggest.ts';
import { meanings } from '../../questionnaire/meaning.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { Below } from '../../ui/Below.tsx';
import { Counted } from '../../ui/Counted.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { matchStatus } from '../../words/matchText.ts';
import { whyNot } from '../../words/typeText.ts';
import { AskPostcode } from '../frame/AskPostcode.tsx';
import { Given } from '../frame/Given.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { PageContext } from '../frame/pageContext.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { AnswerImpact } from './AnswerImpact.tsx';
import { ListTools } from './ListTools.tsx';
import { MatchGroup } from './MatchGroup.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import type { Listing } from './useListView.ts';
import { WhereToStart } from './WhereToStart.tsx';

/** A list of more models than this can be sorted and narrowed. */
const MANY_MODELS = 8;
/** More changes would be a list. */
const MAX_SUGGESTED = 2;

interface SystemListProps {
  readonly found: Listing;
  readonly isAhead: boolean;
  onApply(suggestion: Suggestion): void;
  /** Content below the list. */
  readonly children: ReactNode;
}

/** The matching systems: the kind and the size to decide, where to start, then all models in their groups. */
export function SystemList({ found, isAhead, onApply, children }: SystemListProps) {
  const { matches, models, view } = found;
  const { matcher, answers, postcode, zone } = view;
  const { sort: wanted, only: narrowed, way, chosen } = useVisitState();
  const asksType = useContext(PageContext).selectType !== 'off' && meanings(answers, 'Q1').length === 0;
  const words = useWords();
  const kinds = useMemo(() => byKind(models.fits), [models]);
  const hasBoth = kinds.split.length > 0 && kinds.ducted.length > 0;
  const wantedKind = way === 'ducted' || way === null ? way : 'split';
  const kind = asksType && hasBoth ? wantedKind : null;
  const all = LIST_GROUPS.flatMap((group) => models[group]);
  const canNarrow = all.length > MANY_MODELS;
  const sort = !canNarrow || (zone === null && isByStars(wanted)) ? 'fit' : wanted;
  const only = canNarrow ? present(narrowed, all) : ALL;
  const { brand, type } = only;
  const shown = useShown(models, { kind, brand, type, sort, zone });
  // Not again for each press on *Compare*.
  const advice = useMemo(
    () => whereToStart(kind ? kinds[kind] : models.fits, { answers, zone }, postcode),
    [kinds, kind, models, answers, zone, postcode],
  );
  // A system to start with fills the first screen.
  const [isLate] = useState(isAhead && advice !== null);
  const few = matches.all.known < ENOUGH_MATCHES;
  const suggestions = useMemo(
    () => (few ? suggest(matcher, answers).slice(0, MAX_SUGGESTED) : []),
    [few, matcher, answers],
  );
  const cameFrom = view.products.find(({ id }) => id === chosen) ?? null;
  const why = asksType && !hasBoth && advice ? whyNot(words, systemKind(advice.first), view.products, answers) : null;
  const askPostcode = <AskPostcode zone={zone} rows={all.map(productOf)} />;
  return (
    <>
      <FoundCount models={models} answers={answers} isAdvised={advice !== null} />
      <Slot name="top" {...view} view={view} />
      {asksType && hasBoth && <TypeChoice models={kinds} />}
      {why && <p>{why}</p>}
      {advice && <Given by="sizes">{(sizes) => sizes.line(zone)}</Given>}
      {view.areAllSmall && <p>{words.of(MATCHES)('size.allSmall')}</p>}
      {advice && <WhereToStart key={advice.first.best.id} advice={advice} view={view} />}
      <Below isLate={isLate}>
        {few && <Suggestions answers={answers} suggestions={suggestions} onApply={onApply} />}
        {canNarrow && (
          <ListTools
            rows={all.map(productOf)}
            sort={sort}
            zone={zone}
            only={only}
            shown={sumOf(shown, ({ models: of }) => of.length)}
          >
            {askPostcode}
          </ListTools>
        )}
        {shown.map(({ group, models: of }) => (
          <MatchGroup
            // A new brand or type begins with its first rows.
            key={`${group} ${kind} ${brand} ${type}`}
            group={group}
            models={of}
            sort={sort}
            cameFrom={cameFrom}
            advice={advice}
            isFolded={group !== 'fits' && advice !== null}
            view={view}
          />
        ))}
        {few && !advice && <AnswerImpact answers={answers} impacts={impact(matcher, answers)} />}
        {!canNarrow && askPostcode}
        {children}
      </Below>
    </>
  );
}

interface FoundCountProps {
  readonly models: Listing['models'];
  readonly answers: Answers;
  /** True if the list has a system to start with, whose card shows the home. */
  readonly isAdvised: boolean;
}

/** The number of systems that fit. */
function FoundCount({ models, answers, isAdvised }: FoundCountProps) {
  const words = useWords();
  return (
    <div className={isAdvised ? undefined : 'your-home'}>
      {!isAdvised && <HomeView answers={answers} />}
      <p className="lead">
        <Counted name="fit" text={matchStatus(words, models)} />
      </p>
    </div>
  );
}

interface Narrowing extends Only {
  readonly kind: SystemKind | null;
  readonly sort: VisitState['sort'];
  readonly zone: Zone | null;
}

/** The models of each group in the visitor's narrowed list, in the chosen order. */
function useShown(models: Listing['models'], { kind, brand, type, sort, zone }: Narrowing) {
  return useMemo(() => {
    const isShown = (model: Model): boolean =>
      (kind === null || systemKind(model) === kind) &&
      (brand === null || model.best.brand === brand) &&
      (type === null || model.best.system_type === type);
    return LIST_GROUPS.map((group) => ({ group, models: sorted(models[group].filter(isShown)) }));
    function sorted(of: readonly Model[]): readonly Model[] {
      const byProduct = new Map(of.map((model) => [productOf(model), model]));
      return sortProducts([...byProduct.keys()], sort, zone).flatMap((product) => byProduct.get(product) ?? []);
    }
  }, [models, kind, brand, type, sort, zone]);
}

function byKind(models: readonly Model[]): Readonly<Record<SystemKind, readonly Model[]>> {
  return {
    split: models.filter((model) => systemKind(model) === 'split'),
    ducted: models.filter((model) => systemKind(model) === 'ducted'),
  };
}

type Only = VisitState['only'];
const ALL: Only = { brand: null, type: null };

/** Drops a brand or type that no model on the list has. */
function present(only: Only, models: readonly Model[]): Only {
  return {
    brand: models.some(({ best }) => best.brand === only.brand) ? only.brand : null,
    type: models.some(({ best }) => best.system_type === only.type) ? only.type : null,
  };
}
