import { useState } from 'react';
import {
  describedRooms,
  MAX_AREA,
  MIN_AREA,
  NEW_ROOM,
  ROOM_FACTS,
  type Room,
  type RoomFact,
  readRoom,
  readRooms,
} from '../../questionnaire/rooms.ts';
import { roomsAsked } from '../../questionnaire/roomsAsked.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { type RuleSpan, ruleSpans } from '../../sizing/sizeSpan.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { sentences } from '../../words/sentences.ts';
import { zoneLabel } from '../../words/zoneNames.ts';
import { readArea } from './rules/readArea.ts';
import type { SizeBoxProps } from './sizing.ts';
import { SIZING } from './words/english.ts';
import { ruleFigure, ruleText } from './words/sizingText.ts';

/** *More about size*: facts about each room, and the result of each rule of thumb. */
export function SizeBox({ rules, zone, at }: SizeBoxProps) {
  const words = useWords();
  const say = words.of(SIZING);
  const visit = useVisit();
  const {
    parts: { rooms: saved },
    answers,
  } = useVisitState();
  const rooms = readRooms(saved);
  const asked = roomsAsked(answers);
  if (typeof asked !== 'number') return null;
  const shown = [...Array(asked).keys()].map((index) => rooms[index] ?? NEW_ROOM);
  const spans = ruleSpans(rules, describedRooms(saved, answers), zone);
  const choicesOf = (fact: RoomFact) => [
    { value: '', label: say('sizing.unknown') },
    ...ROOM_FACTS[fact].map((value) => ({ value, label: say(`sizing.${fact}.${value}` as 'sizing.kind.bedroom') })),
  ];
  const change = (index: number, room: Room): void => {
    visit.update((state) => withData(state, 'rooms', [...shown, ...rooms.slice(asked)].with(index, room)));
  };
  return (
    <div className="estimate">
      <p>{say('sizing.intro')}</p>
      {shown.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name.
        <fieldset key={index}>
          {asked > 1 && <legend>{say('sizing.room', { number: index + 1 })}</legend>}
          <AreaField room={room} onChange={(area) => change(index, { ...room, area })} />
          {(Object.keys(ROOM_FACTS) as RoomFact[]).map((fact) => (
            <SelectField
              key={fact}
              label={say(`sizing.${fact}`)}
              choices={choicesOf(fact)}
              value={room[fact] ?? ''}
              onChoose={(value) => change(index, readRoom({ ...room, [fact]: value }))}
            />
          ))}
        </fieldset>
      ))}
      {spans.length > 0 && (
        <>
          <p className="hint">
            {sentences(
              zone ? say('sizing.zone', { zone: zoneLabel(words, zone) }) : say('sizing.anyZone'),
              asked > 1 && say('sizing.several'),
              say('sizing.more'),
              say('sizing.effect'),
            )}
          </p>
          <details className="small-fold">
            <summary>{say('sizing.sources')}</summary>
            <Rules spans={spans} at={at} />
          </details>
        </>
      )}
    </div>
  );
}

interface AreaFieldProps {
  readonly room: Room;
  onChange(area: number | null): void;
}

/** The typed text stays until the room gets another area. Only an area that the rules cover counts. */
function AreaField({ room, onChange }: AreaFieldProps) {
  const words = useWords();
  const say = words.of(SIZING);
  const [last, setTyped] = useState('');
  const lastArea = readArea(last);
  const isTyped = room.area === (typeof lastArea === 'number' ? lastArea : null);
  const typed = isTyped ? last : String(room.area ?? '');
  const read = typed.trim() === '' ? null : readArea(typed);
  const limits = { least: words.unit(MIN_AREA, 'm²'), most: words.unit(MAX_AREA, 'm²') };
  const error =
    read === 'text'
      ? say('sizing.area.text')
      : read === 'small'
        ? say('sizing.area.small', limits)
        : read === 'large'
          ? say('sizing.area.large', limits)
          : null;
  return (
    <TextField
      label={say('sizing.area')}
      hint={say('sizing.areaHint')}
      error={error}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        const { value } = event.target;
        setTyped(value);
        const area = readArea(value);
        onChange(typeof area === 'number' ? area : null);
      }}
    />
  );
}

interface RulesProps {
  readonly spans: readonly RuleSpan[];
  readonly at: number;
}

/** A bar for each rule on one scale from 0. */
function Rules({ spans, at }: RulesProps) {
  const words = useWords();
  const most = Math.max(...spans.map(({ span }) => span[1]));
  const share = (kw: number): string => `${(kw / most) * 100}%`;
  return (
    <ul className="bars">
      {spans.map(({ rule, span }) => (
        <li key={rule.source}>
          <span>
            <bdi>{rule.source}</bdi>
            <span>, </span>
            <span className="hint">{ruleText(words, rule, at)}</span>
          </span>
          <b>{ruleFigure(words, { rule, span })}</b>
          <svg aria-hidden="true">
            <rect
              height="100%"
              x={share(span[0])}
              width={share(rule.minimum ? most : Math.max(span[1] - span[0], most / 50))}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
