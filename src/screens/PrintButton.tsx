import type { ComponentProps, RefObject } from 'react';
import { Button } from '../ui/Button.tsx';
import { printSheet } from './printSheet.ts';

interface PrintButtonProps extends ComponentProps<typeof Button> {
  readonly sheet: RefObject<HTMLElement | null>;
  /** Suggested as the name of a PDF. */
  readonly paper: string;
  onPrint?(): void;
}

/** A button that prints one sheet. */
export function PrintButton({ sheet, paper, onPrint, ...rest }: PrintButtonProps) {
  return (
    <Button
      {...rest}
      onClick={() => {
        onPrint?.();
        if (sheet.current) printSheet(sheet.current, paper);
      }}
    />
  );
}
