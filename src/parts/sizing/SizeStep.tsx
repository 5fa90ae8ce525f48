import { type ComponentProps, useId } from 'react';
import type { AddedStepProps } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { readSizeAsked, roomsSaid, savedKinds } from '../../sizing/readSizeAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type KindOfRoom } from '../../sizing/sizeAsked.ts';
import type { SizeBasis } from '../../sizing/sizeSpans.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { StepHeading, useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { type VisitState, withData } from '../../visit/visitState.ts';
import { QUESTION } from '../../words/english/questions.ts';
import { progressText } from '../../words/screenWords.ts';
import sizingStyles from './sizingStyles.css?inline';
import { SIZING } from './words/english.ts';
import { keptText, kindLabel, sizeTitle } from './words/sizeText.ts';

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
      {isSizedByHome(answers) ? (
        <HomeSize progress={progress} onChoose={(home) => save(() => ({ home }))} />
      ) : (
        <RoomSizes
          progress={progress}
          onChoose={(at, kind) =>
            save((state) => ({ rooms: roomsSaid(state.parts.sizing, state.answers).with(at, kind) }))
          }
        />
      )}
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

interface HomeSizeProps {
  /** The id of the progress, which describes the heading. */
  readonly progress: string;
  onChoose(home: (typeof BEDROOMS)[number]): void;
}

function HomeSize({ progress, onChoose }: HomeSizeProps) {
  const words = useWords();
  const say = words.of(SIZING);
  const { parts, answers } = useVisitState();
  const { home } = readSizeAsked(parts.sizing, answers);
  return (
    <ChoiceGroup
      legend={{
        text: <StepHeading aria-describedby={progress}>{sizeTitle(words, answers)}</StepHeading>,
        hint: say('sizing.ask.home.help'),
      }}
      choices={BEDROOMS.map((value) => ({
        value: String(value),
        label: say(value === 'unsure' ? 'sizing.unsure' : `sizing.bedrooms.${value}`),
      }))}
      chosen={home === undefined ? [] : [String(home)]}
      multiple={false}
      error={null}
      onChoose={(value) => onChoose(BEDROOMS.find((one) => String(one) === value) ?? 'unsure')}
    />
  );
}

interface RoomSizesProps extends Pick<HomeSizeProps, 'progress'> {
  onChoose(at: number, kind: KindOfRoom): void;
}

/** One group like a question, or a short one for each of several rooms. */
function RoomSizes({ progress, onChoose }: RoomSizesProps) {
  const words = useWords();
  const say = words.of(SIZING);
  const { parts, answers } = useVisitState();
  const rooms = roomsSaid(parts.sizing, answers);
  const heading = <StepHeading aria-describedby={progress}>{sizeTitle(words, answers)}</StepHeading>;
  const hint = say('sizing.ask.room.help');
  const group = (at: number, legend: ComponentProps<typeof ChoiceGroup>['legend']) => (
    <ChoiceGroup
      legend={legend}
      choices={KINDS_OF_ROOM.map((value) => ({
        value,
        label: kindLabel(words, value),
        hint: value === 'unsure' ? undefined : say(`sizing.area.${value}`),
      }))}
      chosen={[rooms[at] ?? []].flat()}
      multiple={false}
      error={null}
      onChoose={(value) => onChoose(at, KINDS_OF_ROOM.find((kind) => kind === value) ?? 'unsure')}
    />
  );
  if (rooms.length === 1) return group(0, { text: heading, hint });
  return (
    <>
      {heading}
      <p className="hint">{hint}</p>
      {rooms.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name.
        <div key={at} className="chips alike">
          {group(at, { text: say('sizing.ask.roomOf', { number: at + 1 }) })}
        </div>
      ))}
    </>
  );
}
