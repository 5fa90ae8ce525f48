import { changeMeasure, changeSource, type Target } from '../sheets/map/editMapping.ts';
import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { type Measure, measureOf } from '../sheets/read/measures.ts';
import type { UnitName } from '../sheets/recognise/units.ts';
import { numberText } from './formats.ts';
import { __, sprintf } from './i18n.ts';
import { columnOf, unitsOf } from './mappingRows.ts';
import { ownUnit } from './mappingText.ts';
import { WordTable } from './WordTable.tsx';

interface MappingDetailsProps {
  readonly source: Table;
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
  const measure = measureOf(from, name);
  const change = (changed: Measure) => onMapping(changeMeasure(mapping, column, name, changed));
  return (
    <>
      {units.length > 0 && (
        <label>
          {__('Unit', 'product-selector')}{' '}
          <select
            value={measure.unit ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ unit: value === '' ? undefined : (value as UnitName) })
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
            value={measure.part ?? ''}
            onChange={({ currentTarget: { value } }) => change({ part: value === '' ? undefined : Number(value) })}
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
