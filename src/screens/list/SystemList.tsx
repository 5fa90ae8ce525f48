import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sumOf } from '../../catalogue/sumOf.ts';
import { ENOUGH_MODELS, type Groups, tooSmall } from '../../matching/groupModels.ts';
import { hasModel, jobModel } from '../../matching/jobModel.ts';
import type { GroupedModel } from '../../matching/models.ts';
import { LIST_GROUPS, productOf } from '../../matching/models.ts';
import { asPriced } from '../../matching/rankSystems.ts';
import { sortProducts } from '../../matching/sortProducts.ts';
import { isByStars } from '../../matching/sorts.ts';
import type { Suggestion } from '../../matching/suggest.ts';
import { isOfWay, type Way, type WayId } from '../../matching/way.ts';
import { meanings } from '../../questionnaire/meaning.ts';
import { isSizedByHome } from '../../sizing/sizeAsked.ts';
import { Below } from '../../ui/Below.tsx';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { WAYS } from '../../words/english/ways.ts';
import { waysHeading } from '../../words/jobText.ts';
import { matchStatus } from '../../words/matchText.ts';
import { sentences } from '../../words/sentences.ts';
import { jobsOf } from '../../words/startIn.ts';
import { approvalText, noWayText } from '../../words/wayText.ts';
import { AskPostcode } from '../frame/AskPostcode.tsx';
import { Given } from '../frame/Given.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { loadProgram } from '../frame/loadProgram.ts';
import { Slot } from '../frame/slots.tsx';
import { useLoaded } from '../frame/useLoaded.ts';
import { useWords } from '../frame/useWords.ts';
import { ListTools } from './ListTools.tsx';
import { MatchGroup } from './MatchGroup.tsx';
import { type Listing, within } from './useListView.ts';
import { WaysStep, WhyNot } from './WaysStep.tsx';
import { WhereToStart } from './WhereToStart.tsx';

/** A list of more models that fit, or might, can be sorted and narrowed. */
const MANY_MODELS = 8;
const loadSuggestions = () => loadProgram(() => import('./Suggestions.tsx'), 'Suggestions');

interface SystemListProps {
  readonly found: Listing;
  readonly isAhead: boolean;
  readonly titleId: string;
  onBack(): void;
  onApply(suggestion: Suggestion): void;
  /** Content below the list. */
  readonly children: ReactNode;
}

/** The ways to do the job; one level down, or where there is one way, its models: where to start, then all of them in their groups. */
export function SystemList({ found, isAhead, titleId, onBack, onApply, children }: SystemListProps) {
  const { groups, view, shown, isChoosing, way, start } = found;
  const { answers, postcode, zone } = view;
  const visit = useVisit();
  const words = useWords();
  const { ways: all, missing } = found.ways;
  const cameFrom = useLast(shown?.id ?? null);
  const show = useCallback((way: WayId | null) => visit.update((state) => ({ ...state, way })), [visit]);
  const [isLate] = useState(isAhead && all.length > 0);
  const small = tooSmall({ ...found.ways, groups });
  const fits = groups.fits.length;
  const Suggestions = useLoaded(loadSuggestions, !shown && fits < ENOUGH_MODELS);
  const scope = useMemo(
    () => (isChoosing ? within(groups, (product) => !all.some(({ id }) => isOfWay(product, id))) : groups),
    [groups, isChoosing, all],
  );
  // Each card says how its size fits: beside the ways, rooms of their own have only their own kW, and a home those that are offered.
  const [whole, other] = all.filter(({ id }) => (id === 'splits') !== isSizedByHome(answers));
  const sizedFor = isChoosing ? (other ? null : whole) : way;
  /** Why no way is left, as far as the visitor can do something about it. */
  const whyNone = () =>
    missing.flatMap((one) => (one.why === 'fits' || one.why === 'small' ? [] : noWayText(words, one, view.job)));
  // Without them the answers can be changed one by one.
  const changes = !shown && Suggestions && Suggestions !== 'failed' && <Suggestions {...{ view, fits, onApply }} />;
  return (
    <>
      {shown ? (
        <Button look="quiet" onClick={() => show(null)}>
          {words.of(WAYS)('way.other')}
        </Button>
      ) : (
        <Button look="quiet" onClick={onBack}>
          {words.of(QUESTION)('step.back')}
        </Button>
      )}
      <StepHeading key={`heading ${shown?.id}`} id={titleId}>
        {isChoosing
          ? waysHeading(words, view.job, all.length)
          : shown
            ? words.of(WAYS)(`way.name.${shown.id}`)
            : words.of(MATCHES)('matches.title')}
      </StepHeading>
      <Slot name="top" {...view} view={view} />
      <Given by="sizes">{(sizes) => sizes.line(zone, sizedFor?.id ?? null)}</Given>
      {meanings(answers, 'Q2')[0]?.asks === 'apartment' && <p className="hint">{approvalText(words, postcode)}</p>}
      {all.length === 0 && (
        <>
          <p>{small ? noWayText(words, small, view.job) : sentences(matchStatus(words, groups), ...whyNone())}</p>
          {changes}
        </>
      )}
      {isChoosing && <WaysStep ways={all} groups={groups} cameFrom={cameFrom} view={view} onSee={show} />}
      {isChoosing || <Models key={`models ${shown?.id}`} {...{ scope, view, isLate, way, start }} />}
      {isChoosing && <AskPostcode zone={zone} rows={groups.fits.flatMap(({ products }) => products)} />}
      {!shown && all.length > 0 && <WhyNot missing={missing} view={view} />}
      <Below isLate={isLate}>
        {all.length > 0 && changes}
        {isChoosing && <GroupList groups={listed(scope)} sort="fit" start={null} isFolded view={view} />}
        {children}
      </Below>
    </>
  );
}

/** The value before the present one. */
function useLast<Value>(value: Value): Value | null {
  const last = useRef<readonly [now: Value | null, before: Value | null]>([value, null]);
  const [now, before] = last.current;
  const found = now === value ? before : now;
  useLayoutEffect(() => {
    if (last.current[0] !== value) last.current = [value, last.current[0]];
  }, [value]);
  return found;
}

interface ModelsProps extends Pick<Listing, 'view' | 'way' | 'start'> {
  readonly scope: Groups;
  readonly isLate: boolean;
}

/** Where to start in a way, then its models in their groups. What stands above isn't repeated. */
function Models({ scope, view, way, start, isLate }: ModelsProps) {
  const { matcher, zone, answers } = view;
  const { sort: wanted, only: narrowed } = useVisitState();
  const all = Object.values(scope).flat();
  const canNarrow = scope.fits.length + scope.might.length > MANY_MODELS;
  const sort = !canNarrow || (zone === null && isByStars(wanted)) ? 'fit' : wanted;
  const only = canNarrow ? present(narrowed, all) : ALL;
  const above = jobsOf(start);
  const larger = start?.larger ?? null;
  const isAbove = ({ products: [product] }: GroupedModel): boolean =>
    above.some((job) => hasModel(job, matcher, product));
  const rest = useOrdered(scope, way, larger, view, { ...only, sort }).map(({ group, models }) => ({
    group,
    models: models.filter((model) => model === larger || !isAbove(model)),
  }));
  const modelsAbove = new Set(above.map(({ model }) => model.family.sizes[0]));
  const askPostcode = <AskPostcode zone={zone} rows={all.flatMap(({ products }) => products)} />;
  return (
    <>
      {start ? (
        <WhereToStart start={start} view={view} />
      ) : (
        <div className="your-home">
          <HomeView answers={answers} />
        </div>
      )}
      <Below isLate={isLate}>
        {canNarrow && (
          <ListTools
            rows={all.map(({ products }) => products[0])}
            sort={sort}
            zone={zone}
            only={only}
            shown={sumOf(rest, ({ models }) => models.filter((model) => model !== larger).length) + modelsAbove.size}
          >
            {askPostcode}
          </ListTools>
        )}
        <GroupList
          groups={rest}
          sort={sort}
          start={start}
          isFolded={start !== null}
          view={view}
          // A new brand or type begins with its first rows.
          key={`${only.brand} ${only.type}`}
        />
        {!canNarrow && askPostcode}
      </Below>
    </>
  );
}

interface GroupListProps {
  readonly groups: readonly GroupOfModels[];
  readonly sort: VisitState['sort'];
  /** The cards above. */
  readonly start: Listing['start'];
  /** True if groups that may not fit begin folded. */
  readonly isFolded: boolean;
  readonly view: Listing['view'];
}

interface GroupOfModels {
  readonly group: keyof Groups;
  readonly models: readonly GroupedModel[];
}

function GroupList({ groups, sort, start, isFolded, view }: GroupListProps) {
  const { chosen } = useVisitState();
  const cameFrom = view.products.find(({ id }) => id === chosen) ?? null;
  return groups.map(({ group, models }) => (
    <MatchGroup
      key={group}
      {...{ group, models, sort, cameFrom, start, view }}
      isFolded={isFolded && (group !== 'fits' || start === null)}
    />
  ));
}

const listed = (groups: Groups): readonly GroupOfModels[] =>
  ([...LIST_GROUPS, 'further'] as const).map((group) => ({ group, models: groups[group] }));

interface Narrowing extends Only {
  readonly sort: VisitState['sort'];
}

/** The models of each group: in the way's order, after the larger size of its first, or by the visitor's own, and narrowed. */
function useOrdered(
  scope: Groups,
  way: Way | null,
  larger: GroupedModel | null,
  { matcher, job, zone }: Listing['view'],
  { brand, type, sort }: Narrowing,
): readonly GroupOfModels[] {
  return useMemo(() => {
    const places = new Map(way?.systems.map(({ product }, at) => [product, at]));
    const placeOf = (model: GroupedModel): number =>
      model === larger ? -1 : Math.min(...model.products.map((product) => places.get(product) ?? places.size));
    const isShown = ({ products: [product] }: GroupedModel): boolean =>
      (brand === null || product.brand === brand) && (type === null || product.system_type === type);
    const sorted = (models: readonly GroupedModel[]): readonly GroupedModel[] => {
      if (sort === 'fit') return models.toSorted((a, b) => placeOf(a) - placeOf(b));
      const byProduct = new Map(
        models.map((model) => {
          const bought = jobModel(model, matcher, job);
          return [asPriced({ product: productOf(bought.model), price: bought.price }), model];
        }),
      );
      return sortProducts([...byProduct.keys()], sort, zone).flatMap((product) => byProduct.get(product) ?? []);
    };
    const all = larger ? { ...scope, fits: [larger, ...scope.fits] } : scope;
    return listed(all).map(({ group, models }) => ({ group, models: sorted(models.filter(isShown)) }));
  }, [scope, way, larger, matcher, job, zone, brand, type, sort]);
}

type Only = VisitState['only'];
const ALL: Only = { brand: null, type: null };

/** Drops a brand or type that no model on the list has. */
function present(only: Only, models: readonly GroupedModel[]): Only {
  return {
    brand: models.some(({ products: [{ brand }] }) => brand === only.brand) ? only.brand : null,
    type: models.some(({ products: [{ system_type: type }] }) => type === only.type) ? only.type : null,
  };
}
