import { changeSource } from '../sheets/map/editMapping.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { COLUMN_HELP } from '../sheets/write/columnHelp.ts';
import { __, translated } from './i18n.ts';
import { valuesFor } from './mappingRows.ts';
import { valueText } from './mappingText.ts';

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
        <label key={column}>
          {translated(COLUMN_HELP[column].meaning)}{' '}
          <select
            value={columns[column]?.default ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onMapping(changeSource(mapping, column, { default: value === '' ? undefined : value }))
            }
          >
            <option value="">{__('No, or not known', 'product-selector')}</option>
            {valuesFor(column).map((value) => (
              <option key={value} value={value}>
                {valueText(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
