import { acceptSuggestions, assign, leaveOut, stopUsing, type Target } from '../sheets/map/editMapping.ts';
import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { AdminButton } from './Button.tsx';
import { __, sprintf } from './i18n.ts';
import { MappingDetails } from './MappingDetails.tsx';
import { columnOf, type MappingRow } from './mappingRows.ts';
import { targetText } from './mappingText.ts';
import { TargetSelect } from './TargetSelect.tsx';

interface MappingChoiceProps {
  readonly source: Table;
  readonly mapping: Mapping;
  readonly row: MappingRow;
  onMapping(mapping: Mapping): void;
}

/** The meaning of one source column. A cell with several measures has one choice for each. */
export function MappingChoice({ source, mapping, row, onMapping }: MappingChoiceProps) {
  const { name, uses, suggested, state, hasParts } = row;
  const choose = (before: Target | null, target: Target | ''): void => {
    const without = before === null ? mapping : stopUsing(mapping, name, before);
    if (target !== '') onMapping(assign(without, source, name, target));
    else onMapping(uses.length > 1 ? without : leaveOut(without, name));
  };
  const choices: readonly (Target | null)[] =
    uses.length === 0 || (hasParts && uses.length < 3) ? [...uses, null] : uses;
  return (
    <>
      {choices.map((target) => (
        <div key={target ?? ''} className="ps-use">
          <TargetSelect
            name={name}
            target={target}
            suggested={suggested}
            onChoose={(chosen) => choose(target, chosen)}
          />
          {target !== null && (
            <>
              {mapping.columns[columnOf(target)]?.each && (
                <p className="description">{__('A control without a column stays unknown.', 'product-selector')}</p>
              )}
              <MappingDetails
                source={source}
                mapping={mapping}
                name={name}
                target={target}
                hasParts={hasParts}
                onMapping={onMapping}
              />
            </>
          )}
        </div>
      ))}
      {suggested.length > 0 && (
        <p className="ps-buttons">
          <span>
            {sprintf(
              // translators: %s: names of catalogue columns
              __('To check: this could be %s.', 'product-selector'),
              suggested.map(targetText).join(hasParts ? ', ' : ` ${__('or', 'product-selector')} `),
            )}
          </span>
          {/* Two columns that exclude each other can't both be right. */}
          {(suggested.length === 1 || hasParts) && (
            <AdminButton onClick={() => onMapping(acceptSuggestions(mapping, name))}>
              {__('Yes, it is', 'product-selector')}
              <span className="screen-reader-text"> {name}</span>
            </AdminButton>
          )}
        </p>
      )}
      {state === 'open' && suggested.length === 0 && (
        <p className="description">{__('Open: nothing is read from this column.', 'product-selector')}</p>
      )}
      {state === 'filter' && (
        <p className="description">{__('Only decides which rows are used.', 'product-selector')}</p>
      )}
    </>
  );
}
