import type { Column } from '../../src/catalogue/product.ts';
import { changeSource } from '../../src/import/editMapping.ts';
import type { Mapping } from '../../src/import/mapping.ts';
import { COLUMN_HELP } from '../../src/source/columnHelp.ts';
import { __, sprintf } from './i18n.ts';
import { valuesFor } from './mappingRows.ts';

interface MappingValuesProps {
  readonly mapping: Mapping;
  onMapping(mapping: Mapping): void;
}

/** Values that may be the same for every system, where no source column says them. */
export function MappingValues({ mapping, onMapping }: MappingValuesProps) {
  const { columns } = mapping;
  const isFree = (column: Column): boolean => (columns[column]?.from.length ?? 0) === 0;
  const asked: readonly Column[] = [
    ...(isFree('system_type') ? (['system_type'] as const) : []),
    ...(columns.price_from_aud && isFree('price_includes') ? (['price_includes'] as const) : []),
  ];
  if (asked.length === 0) return null;
  return (
    <fieldset className="ps-choice">
      <legend>{__('The same for every system?', 'product-selector')}</legend>
      {asked.map((column) => (
        <label key={column}>
          {sprintf(
            // translators: 1: an explanation, 2: name of a column
            __('%1$s (%2$s)', 'product-selector'),
            COLUMN_HELP[column].meaning,
            column,
          )}{' '}
          <select
            value={columns[column]?.default ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onMapping(changeSource(mapping, column, { default: value === '' ? undefined : value }))
            }
          >
            <option value="">{__('No, or not known', 'product-selector')}</option>
            {valuesFor(column).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
