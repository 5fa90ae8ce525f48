import { changeSource, type Target } from '../../src/import/editMapping.ts';
import type { Mapping } from '../../src/import/mapping.ts';
import type { SourceTable } from '../../src/import/sourceTable.ts';
import type { UnitName } from '../../src/import/units.ts';
import { numberText } from './formats.ts';
import { __, sprintf } from './i18n.ts';
import { columnOf, unitsOf } from './mappingRows.ts';
import { ownUnit } from './mappingText.ts';
import { WordTable } from './WordTable.tsx';

interface MappingDetailsProps {
  readonly source: SourceTable;
  readonly mapping: Mapping;
  /** The source column. */
  readonly name: string;
  readonly target: Target;
  readonly hasParts: boolean;
  onMapping(mapping: Mapping): void;
}

/** The unit, the part of a cell and the words of one use. */
export function MappingDetails({ source, mapping, name, target, hasParts, onMapping }: MappingDetailsProps) {
  const column = columnOf(target);
  const from = mapping.columns[column];
  const units = unitsOf(column);
  if (from === undefined) return null;
  return (
    <>
      {units.length > 0 && (
        <label>
          {__('Unit', 'product-selector')}{' '}
          <select
            value={from.unit ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onMapping(changeSource(mapping, column, { unit: value === '' ? undefined : (value as UnitName) }))
            }
          >
            <option value="">
              {sprintf(
                // translators: %s: a unit
                __('as in the cell, else %s', 'product-selector'),
                ownUnit(column),
              )}
            </option>
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </label>
      )}
      {hasParts && units.length > 0 && (
        <label>
          {__('Figure of the cell', 'product-selector')}{' '}
          <select
            value={from.part ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onMapping(changeSource(mapping, column, { part: value === '' ? undefined : Number(value) }))
            }
          >
            <option value="">{__('the whole cell', 'product-selector')}</option>
            {[1, 2, 3].map((part) => (
              <option key={part} value={part}>
                {numberText(part)}
              </option>
            ))}
          </select>
        </label>
      )}
      <WordTable
        source={source}
        name={name}
        column={column}
        from={from}
        onWords={(words) => onMapping(changeSource(mapping, column, { words }))}
      />
    </>
  );
}
