import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readPostcode } from '../../climate/readPostcode.ts';
import { loadExport } from '../../ui/loadExport.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { LANDING } from '../../words/english/landing.ts';
import type { postcodeReply } from './postcodeReply.ts';
import { useSay, useWords } from './useWords.ts';

/** A postcode counts as complete after this pause. */
const PAUSE_MS = 600;

/**
 * The visitor's postcode: shared by all screens, always optional. It is saved when the visitor pauses, presses *Enter* or leaves the
 * field, so that half a postcode shows no error; an invalid one is not saved.
 * @param replies true to show the postcode's zone, if nothing beside the field does
 */
export function PostcodeField({ replies = false }: { readonly replies?: boolean }) {
  const visit = useVisit();
  const say = useSay(LANDING);
  const [typed, setTyped] = useState(visit.get().postcode);
  const read = readPostcode(typed);
  const { postcode } = useVisitState();
  const reply = usePostcodeReply(replies && read.ok && read.postcode === postcode ? postcode : '');
  const wrong = reply?.isProblem ? reply.text : null;
  const field = useRef<HTMLInputElement>(null);
  /** The text that was last saved, or there at first. A form filler may set another, and tell nobody. */
  const saved = useRef(typed);
  const take = useCallback(() => {
    const text = field.current?.value ?? saved.current;
    if (text === saved.current) return;
    saved.current = text;
    setTyped(text);
    visit.setPostcode(text);
  }, [visit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the pause.
  useEffect(() => {
    const timer = setTimeout(take, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [take, typed]);
  // Before the field goes with its screen.
  useLayoutEffect(() => take, [take]);
  return (
    <TextField
      label={say('postcode.label')}
      hint={say('postcode.hint')}
      error={read.ok ? wrong : say(`postcode.${read.reason}`)}
      note={reply?.text}
      field={field}
      text={typed}
      onText={setTyped}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // In a form, *Enter* would press its button.
        event.preventDefault();
        take();
      }}
      autoComplete="postal-code"
      inputMode="text"
    />
  );
}

type PostcodeReply = ReturnType<typeof postcodeReply>;

/** The answer to a postcode; null for a blank one, and until the table of postcodes has loaded. */
function usePostcodeReply(postcode: string): PostcodeReply | null {
  const words = useWords();
  const [reply, setReply] = useState<PostcodeReply | null>(null);
  useEffect(() => {
    if (postcode === '') return;
    let isCurrent = true;
    void loadExport(() => import('./postcodeReply.ts'), 'postcodeReply').then((replyTo) => {
      // Without the table, the figures later say that they need a zone.
      if (isCurrent && replyTo) setReply(replyTo(words, postcode));
    });
    return () => {
      isCurrent = false;
      setReply(null);
    };
  }, [postcode, words]);
  return reply;
}
