import { useId } from 'react';
import { RESULT } from '../../words/english/result.ts';
import { useSay } from './useWords.ts';

/** A text to select and copy, for browsers that neither print nor copy it. */
export function TextToCopy({ text }: { readonly text: string }) {
  const say = useSay(RESULT);
  const id = useId();
  return (
    <div className="field brief-text">
      <label htmlFor={id}>{say('result.briefText')}</label>
      <textarea id={id} readOnly rows={10} value={text} onFocus={(event) => event.target.select()} />
    </div>
  );
}
