import type { ComponentProps } from 'react';
import type { ButtonProps } from '../../ui/Button.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { briefText } from '../../words/brief.ts';
import { RESULT } from '../../words/english/result.ts';
import { useWords } from '../frame/useWords.ts';
import type { BriefSheet } from './BriefSheet.tsx';
import { PrintButton } from './PrintButton.tsx';

type SheetProps = Omit<ComponentProps<typeof BriefSheet>, 'ref'>;

interface PrintBriefButtonProps extends Pick<SheetProps, 'brief' | 'answers' | 'product'> {
  readonly sheet: ComponentProps<typeof PrintButton>['sheet'];
  readonly look?: ButtonProps['look'];
  /** True beside the name of the paper. */
  readonly isShort?: boolean;
  /** Called first, if the sheet may not be there yet. */
  bringSheet?(): void;
}

/** The button alone, if the sheet is elsewhere. */
export function PrintBriefButton({
  brief,
  answers,
  product,
  sheet,
  look = 'plain',
  isShort = false,
  bringSheet,
}: PrintBriefButtonProps) {
  const visit = useVisit();
  const words = useWords();
  const say = words.of(RESULT);
  return (
    <PrintButton
      sheet={sheet}
      paper={say('brief.title')}
      text={() => briefText(words, brief())}
      look={look}
      data-action="print"
      aria-label={isShort ? say('result.print') : undefined}
      onPrint={() => {
        bringSheet?.();
        visit.notify('selector-printed', { system: product.id, answers });
      }}
    >
      {say(isShort ? 'result.printShort' : 'result.print')}
    </PrintButton>
  );
}
