import { changeMeasure, changeSource, type Target } from '../sheets/map/editMapping.ts';
import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { type Measure, measureOf } from '../sheets/read/measures.ts';
import type { UnitName } from '../sheets/recognise/units.ts';
import { numberText } from './formats.ts';
import { __, sprintf } from './i18n.ts';
import { columnOf, unitsOf } from './mappingRows.ts';
import { ownUnit } from './mappingText.ts';
import { SelectField } from './SelectField.tsx';
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
        <SelectField
          label={__('Unit', 'product-selector')}
          value={measure.unit}
          // translators: %s: a unit
          blank={sprintf(__('as in the cell, else %s', 'product-selector'), ownUnit(column))}
          choices={units.map((unit) => [unit, unit])}
          onChoose={(unit) => change({ unit: unit as UnitName | undefined })}
        />
      )}
      {hasParts && units.length > 0 && (
        <SelectField
          label={__('Figure of the cell', 'product-selector')}
          value={measure.part}
          blank={__('the whole cell', 'product-selector')}
          choices={[1, 2, 3].map((part) => [part, numberText(part)])}
          onChoose={(part) => change({ part: part === undefined ? part : Number(part) })}
        />
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
