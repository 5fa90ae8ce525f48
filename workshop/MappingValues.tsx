import { changeSource } from '../sheets/map/editMapping.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { COLUMN_HELP } from '../sheets/write/columnHelp.ts';
import { __, translated } from './i18n.ts';
import { valuesFor } from './mappingRows.ts';
import { valueText } from './mappingText.ts';
import { SelectField } from './SelectField.tsx';

interface MappingValuesProps {
  readonly mapping: Mapping;
  onMapping(mapping: Mapping): void;
}

/** Values that the person has given for every system, with fields to change them. */
export function MappingValues({ mapping, onMapping }: MappingValuesProps) {
  const { columns } = mapping;
  const said = (['system_type', 'price_includes'] as const).filter((column) => columns[column]?.from.length === 0);
  if (said.length === 0) return null;
  return (
    <fieldset className="ps-choice">
      <legend>{__('The same for every system', 'product-selector')}</legend>
      {said.map((column) => (
        <SelectField
          key={column}
          label={translated(COLUMN_HELP[column].meaning)}
          value={columns[column]?.default}
          blank={__('No, or not known', 'product-selector')}
          choices={valuesFor(column).map((value) => [value, valueText(value)])}
          onChoose={(value) => onMapping(changeSource(mapping, column, { default: value }))}
        />
      ))}
    </fieldset>
  );
}
