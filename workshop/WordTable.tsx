import type { Table } from '../sheets/open/table.ts';
import type { ColumnSource } from '../sheets/read/mapping.ts';
import type { Column } from '../src/catalogue/product.ts';
import { numberText } from './formats.ts';
import { __, sprintf } from './i18n.ts';
import { valuesFor, wordRows } from './mappingRows.ts';
import { valueText } from './mappingText.ts';
import { SelectField } from './SelectField.tsx';

interface WordTableProps {
  readonly source: Table;
  readonly name: string;
  readonly column: Column;
  readonly from: ColumnSource;
  onWords(words: Readonly<Record<string, string>>): void;
}

/** Words of the source that the reader doesn't know, each with the catalogue's word. */
export function WordTable({ source, name, column, from, onWords }: WordTableProps) {
  const words = wordRows(source, column, { ...from, from: [name] });
  if (words.length === 0) return null;
  const open = words.filter(({ value }) => value === null).length;
  return (
    <details open={open > 0}>
      <summary>
        {sprintf(
          // translators: 1 and 2: numbers
          __('Words: %1$s, not understood: %2$s', 'product-selector'),
          numberText(words.length),
          numberText(open),
        )}
      </summary>
      <ul>
        {words.map(({ word, value }) => (
          <li key={word}>
            <SelectField
              label={<bdi>{sprintf(__('“%s” is', 'product-selector'), word)}</bdi>}
              value={value ?? undefined}
              blank={__('unknown', 'product-selector')}
              choices={valuesFor(column, from).map((one) => [one, valueText(one)])}
              onChoose={(chosen = '') => onWords({ ...from.words, [word]: chosen })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
