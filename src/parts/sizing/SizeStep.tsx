import { type ReactNode, useId } from 'react';
import type { AddedStepProps } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { readSizeAsked, roomsSaid, savedKinds } from '../../sizing/readSizeAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM } from '../../sizing/sizeAsked.ts';
import type { SizeBasis } from '../../sizing/sizeSpans.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { StepHeading, useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { type VisitState, withData } from '../../visit/visitState.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { progressText } from '../../words/screenWords.ts';
import sizingStyles from './sizingStyles.css?inline';
import { SIZING } from './words/english.ts';
import { homeLabel, keptText, kindLabel, sizeTitle } from './words/sizeText.ts';

interface SizeStepContent extends AddedStepProps {
  readonly rules: SizeBasis['rules'];
  /** The visitor has said something. */
  onSay(): void;
}

/** The sizes of the rooms, or the bedrooms of the home: a step like a question, which may stay open. */
export function SizeStep({ number, returnsTo, rules, onSay }: SizeStepContent) {
  useStyles(sizingStyles);
  const words = useWords();
  const say = words.of(QUESTION);
  const visit = useVisit();
  const { parts, answers } = useVisitState();
  const progress = useId();
  const save = (more: (state: VisitState) => object): void => {
    onSay();
    visit.updateLater((state) => withData(state, 'sizing', { ...Object(state.parts.sizing), ...more(state) }));
  };
  const kept = keptText(words, savedKinds(parts.sizing), answers);
  return (
    <div className="step">
      <progress aria-label={say('progress.name')} value={number - 1} max={number} />
      <p id={progress} className="progress">
        {returnsTo ? say(`step.to.${returnsTo}`) : progressText(words, number, { least: 0, most: 0 })}
      </p>
      <SizeGroups progress={progress} save={save} />
      {kept && <p role="status">{kept}</p>}
      {returnsTo && (
        <OnDemand title={words.of(SIZING)('sizing.fold')} load={loadMore}>
          {({ More, at }) => <More rules={rules} at={at} onTraits={(traits) => save(() => ({ traits }))} />}
        </OnDemand>
      )}
    </div>
  );
}

/** *More about size*, which loads when it is opened; null if that fails. */
async function loadMore() {
  const More = await loadProgram(() => import('./MoreAboutSize.tsx'), 'MoreAboutSize');
  return More && { More, at: Date.now() };
}

interface SizeGroupsProps {
  /** The id of the progress, which describes the heading. */
  readonly progress: string;
  save(more: (state: VisitState) => object): void;
}

/** One group like a question for a home or a room, or a short one for each of several rooms. */
function SizeGroups({ progress, save }: SizeGroupsProps) {
  const words = useWords();
  const say = words.of(SIZING);
  const { parts, answers } = useVisitState();
  const isHome = isSizedByHome(answers);
  const { home } = readSizeAsked(parts.sizing, answers);
  const said = isHome ? [home] : roomsSaid(parts.sizing, answers);
  const choices = isHome
    ? BEDROOMS.map((value) => ({ value: String(value), label: homeLabel(words, value) }))
    : KINDS_OF_ROOM.map((value) => ({
        value,
        label: kindLabel(words, value),
        hint: value === 'unsure' ? undefined : say(`sizing.area.${value}`),
      }));
  const saveAt = (at: number, value: string): void =>
    save(({ parts: { sizing }, answers: now }) =>
      isHome
        ? { home: BEDROOMS.find((one) => String(one) === value) }
        : { rooms: roomsSaid(sizing, now).with(at, KINDS_OF_ROOM.find((kind) => kind === value) ?? null) },
    );
  const group = (at: number, text: ReactNode, hint?: string) => (
    <ChoiceGroup
      legend={{ text, ...(hint && { hint }) }}
      choices={choices}
      chosen={[said[at] ?? []].flat().map(String)}
      multiple={false}
      error={null}
      onChoose={(value) => saveAt(at, value)}
    />
  );
  const heading = <StepHeading aria-describedby={progress}>{sizeTitle(words, answers)}</StepHeading>;
  const help = say(isHome ? 'sizing.ask.home.help' : 'sizing.ask.room.help');
  if (said.length === 1) return group(0, heading, help);
  return (
    <>
      {heading}
      <p className="hint">{help}</p>
      {said.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name.
        <div key={at} className="chips alike">
          {group(at, say('sizing.ask.roomOf', { number: at + 1 }))}
        </div>
      ))}
    </>
  );
}
