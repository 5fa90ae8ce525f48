import { CONTROL_TARGETS, type Target } from '../sheets/map/editMapping.ts';
import { COLUMN_NAMES } from '../src/catalogue/columns.ts';
import { __, sprintf } from './i18n.ts';
import { targetLabel } from './mappingText.ts';

interface TargetSelectProps {
  readonly name: string;
  /** null if nothing is chosen. */
  readonly target: Target | null;
  readonly suggested: readonly Target[];
  onChoose(target: Target | ''): void;
}

/** Catalogue columns to choose from for a source column. */
export function TargetSelect({ name, target, suggested, onChoose }: TargetSelectProps) {
  const options = (targets: readonly Target[]) =>
    targets.map((one) => (
      <option key={one} value={one}>
        {targetLabel(one)}
      </option>
    ));
  return (
    <select
      aria-label={sprintf(
        // translators: %s: name of a column in the person's file
        __('Our column for “%s”', 'product-selector'),
        name,
      )}
      value={target ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Target | '')}
    >
      <option value="">{__('Not used', 'product-selector')}</option>
      {suggested.length > 0 && <optgroup label={__('Could be', 'product-selector')}>{options(suggested)}</optgroup>}
      <optgroup label={__('Our columns', 'product-selector')}>
        {options(COLUMN_NAMES.filter((column) => !suggested.includes(column)))}
      </optgroup>
      <optgroup label={__('One control, with yes or no', 'product-selector')}>
        {options(CONTROL_TARGETS.filter((control) => !suggested.includes(control)))}
      </optgroup>
    </select>
  );
}
