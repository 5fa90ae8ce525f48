import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A field is read at each of these, wherever in the selector it happens. */
const SIGNS = ['input', 'click', 'focusout'] as const;

/**
 * Reads a field as it stands, because a form filler may set a value and tell nobody. A press anywhere in the selector reads it
 * before its own handlers run.
 * @param text the field's text at first; a new one replaces what the field has
 */
export function useFieldText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  onText: (text: string) => void,
  given?: RefObject<Field | null>,
): RefObject<Field | null> {
  const own = useRef<Field>(null);
  const field = given ?? own;
  const known = useRef(text);
  const tell = useRef(onText);
  useLayoutEffect(() => {
    tell.current = onText;
  });
  useLayoutEffect(() => {
    if (field.current && known.current !== text) field.current.value = text;
    known.current = text;
  }, [field, text]);
  useLayoutEffect(() => {
    const root = field.current?.getRootNode();
    const read = (): void => {
      const now = field.current?.value ?? known.current;
      if (now === known.current) return;
      known.current = now;
      tell.current(now);
    };
    const readNow = (): void => {
      if (field.current?.value !== known.current) flushSync(read);
    };
    for (const sign of SIGNS) root?.addEventListener(sign, readNow, true);
    return () => {
      read();
      for (const sign of SIGNS) root?.removeEventListener(sign, readNow, true);
    };
  }, [field]);
  return field;
}
