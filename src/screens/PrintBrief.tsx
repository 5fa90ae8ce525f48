import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { useVisit } from '../visit/useVisit.ts';
import { RESULT } from '../words/english/result.ts';
import { BriefSheet } from './BriefSheet.tsx';
import { printSheet } from './printSheet.ts';
import { useSay } from './useWords.ts';

interface PrintBriefProps extends Omit<ComponentProps<typeof BriefSheet>, 'ref'> {
  readonly look: 'plain' | 'primary';
}

/** The button that prints a brief, and the sheet. */
export function PrintBrief({ look, ...brief }: PrintBriefProps) {
  const visit = useVisit();
  const say = useSay(RESULT);
  const sheet = useRef<HTMLElement>(null);
  const print = () => {
    visit.notify('selector-printed', { system: brief.product.id, answers: brief.answers });
    if (sheet.current) printSheet(sheet.current, brief.brief.title);
  };
  return (
    <>
      <Button look={look} onClick={print}>
        {say('result.print')}
      </Button>
      <BriefSheet ref={sheet} {...brief} />
    </>
  );
}
