import { useId } from 'react';
import { ALL_SHEETS, SHEETS_BETWEEN } from '../sheets/open/table.ts';
import { __ } from './i18n.ts';

interface SheetChoiceProps {
  /** The reason why a sheet has to be chosen. */
  readonly reason: string;
  /** The sheets of a workbook that could be the catalogue. */
  readonly sheets: readonly string[];
  /** null before the first choice. */
  readonly chosen: string | null;
  onChoose(sheet: string): void;
}

export function SheetChoice({ reason, sheets, chosen, onChoose }: SheetChoiceProps) {
  const name = useId();
  return (
    <fieldset className="ps-choice">
      <legend>{__('Which sheet is the catalogue?', 'product-selector')}</legend>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {sheets.map((sheet) => (
        <label key={sheet}>
          <input type="radio" name={name} checked={sheet === chosen} onChange={() => onChoose(sheet)} />
          <bdi>
            {sheet === ALL_SHEETS
              ? __('All of them with the same headings, as one list', 'product-selector')
              : sheet.split(SHEETS_BETWEEN).join(' + ')}
          </bdi>
        </label>
      ))}
    </fieldset>
  );
}
