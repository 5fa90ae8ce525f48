import type { RefObject } from 'react';
import { homeModel } from '../../drawing/homeModel.ts';
import { asOneModel, shownSizes } from '../../matching/models.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import { together } from '../../matching/together.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { boughtTitle, eachModel } from '../../words/boughtWords.ts';
import { type Brief, briefText } from '../../words/brief.ts';
import { ENERGY } from '../../words/english/energy.ts';
import { RESULT } from '../../words/english/result.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { commonFacts, modelFacts, unitPrice } from '../../words/modelFacts.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { ActionLink } from '../frame/ActionLink.tsx';
import { FactTable } from '../frame/FactTable.tsx';
import { Given } from '../frame/Given.tsx';
import { loadProgram } from '../frame/loadProgram.ts';
import { Loaded } from '../frame/OnDemand.tsx';
import type { Action } from '../frame/readAction.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import type { ZoneReading } from '../frame/useZone.ts';
import { PaperRow } from './PaperRow.tsx';
import { PrintBriefButton } from './PrintBrief.tsx';
import type { Made } from './useBrief.ts';

/** Loads the energy, which many visitors never open. */
const loadEnergy = () => loadProgram(() => import('./EnergySection.tsx'), 'EnergySection');

interface ResultMoreProps {
  readonly chosen: Chosen;
  readonly brief: () => Brief;
  readonly sheet: RefObject<HTMLElement | null>;
  /** The provider's page about the system; null where the title leads there. */
  readonly details: Action | null;
  /** False if printing the brief is the result's main action. */
  readonly printsBrief: boolean;
  readonly made: Made;
  readonly reading: ZoneReading;
}

/** One line of links: the brief, what parts add, the energy, and all figures. Each shows its section below the line. */
export function ResultMore({ chosen, brief, sheet, details, printsBrief, made, reading }: ResultMoreProps) {
  const { models } = chosen;
  const words = useWords();
  const say = words.of(RESULT);
  const { answers } = useVisitState();
  const [description] = models.length === 1 ? shownSizes(models[0]).map((size) => size.description) : [];
  const sizes = models.flatMap(({ size }) => size ?? []);
  const isDecided = sizes.length === models.length;
  const heard = isDecided ? [{ ...together(sizes), title: boughtTitle(words, models) }] : shownSizes(models[0]);
  return (
    <nav className="more" aria-label={say('result.more')}>
      <MoreLink title={say('result.more.brief')}>
        <PaperRow name={say('result.brief')} action="copy" text={() => briefText(words, brief())}>
          {printsBrief && (
            <PrintBriefButton
              brief={brief}
              answers={answers}
              product={commonFacts(asOneModel(models))}
              sheet={sheet}
              look="quiet"
              isShort
            />
          )}
        </PaperRow>
        <Slot name="brief.more" />
      </MoreLink>
      <Slot name="result.more" models={models} heard={heard} building={homeModel(answers).building} at={made().at} />
      <MoreLink title={words.of(ENERGY)('energy.short')}>
        <Loaded load={loadEnergy}>{(Section) => <Section models={models} reading={reading} />}</Loaded>
      </MoreLink>
      <MoreLink title={say('result.more.figures')}>
        {description && (
          <p>
            <bdi>{keepUnits(description)}</bdi>
          </p>
        )}
        <Figures models={models} />
        {details && <ActionLink action={details} data-action="details" />}
        <Given by="sizes">{(sizes) => sizes.line(reading.zone, chosen.way)}</Given>
      </MoreLink>
    </nav>
  );
}

/** All figures of the systems of a job. */
function Figures({ models }: Pick<Chosen, 'models'>) {
  const words = useWords();
  const each = eachModel(models);
  return each.map((model) => (
    <div key={model.best.id}>
      {each.length > 1 && (
        <p>
          <b>
            <bdi>{keepUnits(modelTitle(model))}</bdi>
          </b>
        </p>
      )}
      <FactTable facts={[...unitPrice(words, model, models.length), ...modelFacts(words, model)]} />
    </div>
  ));
}
