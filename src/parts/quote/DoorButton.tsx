import { useWords } from '../../screens/frame/useWords.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { QUOTE } from './words/english.ts';

/** The button of the door alone, as the landing screen has it. */
export function DoorButton(props: ButtonProps) {
  return (
    <div className="quote-door">
      <Button {...props}>{useWords().of(QUOTE)('quote.door')}</Button>
    </div>
  );
}
