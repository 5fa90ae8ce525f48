import { useLayoutEffect, useRef, useState } from 'react';
import type { Zone } from '../../climate/zone.ts';
import { BANDS, bandOf, MAX_ROOMS, readRooms, roomsOfArea } from '../../questionnaire/rooms.ts';
import { roomsAsked } from '../../questionnaire/roomsAsked.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useRooms } from '../../screens/frame/useRooms.ts';
import { useSay, useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import roomSizeStyles from './roomSizeStyles.css?inline';
import type { Sizing } from './sizing.ts';
import { ROOM_SIZE } from './words/roomSize.ts';
import { likelyText, roomsText } from './words/roomSizeText.ts';

interface RoomSizeProps {
  readonly zone: Zone | null;
  readonly rules: 'unknown' | 'loaded' | 'failed';
  /** Loads the rules of thumb; null if that fails. */
  load(): Promise<Sizing | null>;
}

const UNSURE = 'unsure';

/** *How big is the room?* in one line. Nothing if the answers don't give the number of rooms. */
export function RoomSize(props: RoomSizeProps) {
  const say = useSay(ROOM_SIZE);
  const asked = roomsAsked(useVisitState().answers);
  if (asked === null) return null;
  if (asked === 'whole') return <p className="hint">{say('roomSize.whole')}</p>;
  return <RoomSizeLine key={asked} {...props} asked={asked} />;
}

/** The choices until one is pressed, then a sentence with *Change*. */
function RoomSizeLine({ zone, rules, load, asked }: RoomSizeProps & { readonly asked: number }) {
  useStyles(roomSizeStyles);
  const words = useWords();
  const say = words.of(ROOM_SIZE);
  const visit = useVisit();
  const saved = readRooms(useVisitState().parts.rooms);
  const { rooms, likely } = useRooms(zone);
  const isKnown = rooms.length > 0;
  // While an area is being typed it is unknown, and nothing moves.
  const [isChoosing, setChoosing] = useState(!isKnown);
  const [isUnsure, setUnsure] = useState(false);
  const [hasMore, setMore] = useState(false);
  if (!hasMore && saved.some(({ area }) => area !== null)) setMore(true);

  const { box, moveFocus } = useMovedFocus(isChoosing);
  const show = (choosing: boolean): void => {
    moveFocus();
    setChoosing(choosing);
  };

  // Arrow keys pass through all choices of the group, so only a pointer, Enter or leaving the group closes it.
  const isPointer = useRef(false);
  const choose = (value: string): void => {
    setUnsure(value === UNSURE);
    const area = value === UNSURE ? null : Number(value);
    visit.update((state) =>
      withData(state, 'rooms', roomsOfArea(area, asked === 1 ? 1 : MAX_ROOMS, readRooms(state.parts.rooms))),
    );
    if (area !== null && isPointer.current) show(false);
  };
  const title = say(asked === 1 ? 'roomSize.room' : 'roomSize.usual');
  const band = isKnown ? bandOf(rooms) : null;
  const sentence = (): string => {
    if (!isKnown) return isChoosing ? '' : say('roomSize.unfilled');
    if (rules === 'loaded') return likelyText(words, rooms, likely);
    return say(rules === 'failed' ? 'roomSize.failed' : 'roomSize.loading', { rooms: roomsText(words, rooms) });
  };
  return (
    <div className="room-size chips" ref={box}>
      {isChoosing && (
        // Chromium leaks shadow-root radio buttons that have no form owner.
        <form
          onPointerDown={() => {
            isPointer.current = true;
          }}
          onKeyDown={(event) => {
            isPointer.current = false;
            if (event.key !== 'Enter' || !isKnown) return;
            // Otherwise it would press *Change* too.
            event.preventDefault();
            show(false);
          }}
          onClick={({ target }) => {
            // The chosen one was pressed again.
            if (isPointer.current && target instanceof HTMLInputElement && target.value === String(band)) show(false);
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (isKnown && relatedTarget && !currentTarget.contains(relatedTarget)) setChoosing(false);
          }}
        >
          <ChoiceGroup
            legend={{ text: title }}
            choices={[
              ...BANDS.map((area) => ({ value: String(area), label: say(`roomSize.${area}`) })),
              { value: UNSURE, label: say('roomSize.unsure') },
            ]}
            chosen={band !== null ? [String(band)] : isUnsure ? [UNSURE] : []}
            multiple={false}
            error={null}
            onChoose={choose}
          />
        </form>
      )}
      <SizeSentence text={sentence()} title={title} onChange={isChoosing ? null : () => show(true)} />
      {hasMore && (
        <OnDemand title={say('roomSize.more')} load={load}>
          {({ Box, rules: loaded, at }) => <Box rules={loaded} zone={zone} at={at} />}
        </OnDemand>
      )}
    </div>
  );
}

/** Moves the focus, if asked to, into the choices when they open, and to *Change* when they close. */
function useMovedFocus(isChoosing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (isChoosing ? (find(':checked') ?? find('input')) : find('button'))?.focus({ preventScroll: true });
  }, [isChoosing]);
  const moveFocus = (): void => {
    movesFocus.current = true;
  };
  return { box, moveFocus };
}

interface SizeSentenceProps {
  readonly text: string;
  /** The question that *Change* opens. */
  readonly title: string;
  /** Null while it is open. */
  readonly onChange: (() => void) | null;
}

/** The meaning of the chosen size, with *Change*. */
function SizeSentence({ text, title, onChange }: SizeSentenceProps) {
  const say = useSay(ANSWERS);
  return (
    <div className="room-size-line">
      <p role="status">{text}</p>
      {onChange && (
        <Button look="quiet" aria-label={say('answers.changeName', { title })} onClick={onChange}>
          {say('answers.change')}
        </Button>
      )}
    </div>
  );
}
