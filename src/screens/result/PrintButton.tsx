import { type ComponentProps, type RefObject, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RESULT } from '../../words/english/result.ts';
import { TextToCopy } from '../frame/TextToCopy.tsx';
import { useSay } from '../frame/useWords.ts';
import { printSheet } from './printSheet.ts';

interface PrintButtonProps extends ComponentProps<typeof Button> {
  readonly sheet: RefObject<HTMLElement | null>;
  /** Suggested as the name of a PDF. */
  readonly paper: string;
  /** The sheet as copied text. */
  text(): string;
  onPrint?(): void;
}

/** A button that prints one sheet. If the browser doesn't print, a sentence above the text says so. */
export function PrintButton({ sheet, paper, text, onPrint, ...rest }: PrintButtonProps) {
  const say = useSay(RESULT);
  const [isRefused, setRefused] = useState(false);
  const print = async (): Promise<void> => {
    onPrint?.();
    if (sheet.current) setRefused(!(await printSheet(sheet.current, paper)));
  };
  return (
    <>
      <Button {...rest} onClick={() => void print()} />
      {isRefused && (
        <div className="refused">
          <p role="status">{say('result.notPrinted')}</p>
          <TextToCopy text={text()} />
        </div>
      )}
    </>
  );
}
