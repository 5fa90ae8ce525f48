import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { mappingToStart, missingRequired, settledMapping } from '../../sheets/map/editMapping.ts';
import { explainFileProblem } from '../../sheets/open/explainFileProblem.ts';
import type { Table } from '../../sheets/open/table.ts';
import type { Mapping } from '../../sheets/read/mapping.ts';
import { readTable } from '../../sheets/read/readTable.ts';
import { AdminButton } from './Button.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { __, translated } from './i18n.ts';
import { MappingBlanks } from './MappingBlanks.tsx';
import { MappingQuestions } from './MappingQuestions.tsx';
import { MappingTable } from './MappingTable.tsx';
import { MappingValues } from './MappingValues.tsx';
import { mappingRows } from './mappingRows.ts';
import { leftOutTexts, mappingSummary, missingText, skippedTexts } from './mappingText.ts';
import type { ForeignFile } from './openFile.ts';

interface MappingEditorProps {
  readonly foreign: ForeignFile;
  onUse(mapping: Mapping, source: Table): void;
  onDiscard(): void;
}

/** Asks for the meanings of a file's columns. Nothing unsure is used without the person's yes. */
export function MappingEditor({ foreign, onUse, onDiscard }: MappingEditorProps) {
  const { name, reread } = foreign;
  const [source, setSource] = useState(foreign.source);
  const [mapping, setMapping] = useState(foreign.mapping);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useId();
  useEffect(() => heading.current?.focus(), []);
  const imported = useMemo(() => readTable(source, mapping), [source, mapping]);
  const rows = useMemo(() => mappingRows(source, mapping), [source, mapping]);
  const missing = missingRequired(mapping);
  const rereadAt = (header: number): string | null => {
    const opened = reread?.(header);
    if (!opened?.ok) return opened ? explainFileProblem(opened.problem, translated).reason : null;
    setSource(opened.table);
    setMapping({ ...mappingToStart(opened.table, null), header });
    return null;
  };
  const leftOut = [...skippedTexts(imported.skipped), ...leftOutTexts(imported.leftOut)];
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {__('What do your columns mean?', 'product-selector')}
      </h3>
      <p>
        {__(
          'The file has column names of its own. Say once what they mean. What you leave open stays unknown to visitors.',
          'product-selector',
        )}
      </p>
      <section className="ps-bar" aria-label={__('Mapping', 'product-selector')}>
        <p id={status} role="status">
          <bdi>{mappingSummary(name, rows, imported.products.length)}</bdi>{' '}
          {missing.length > 0 && <strong>{missingText(missing)}</strong>}
        </p>
        <p className="ps-buttons">
          <AdminButton
            kind="primary"
            aria-describedby={status}
            disabled={missing.length > 0 || imported.products.length === 0}
            onClick={() => onUse(settledMapping(mapping, source), source)}
          >
            {__('Use this mapping', 'product-selector')}
          </AdminButton>
          <AdminButton onClick={onDiscard}>{__('Discard the file', 'product-selector')}</AdminButton>
        </p>
      </section>
      {reread && <HeaderRow header={source.header} onRow={rereadAt} />}
      {leftOut.length > 0 && (
        <ul className="ul-disc">
          {leftOut.map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <MappingQuestions key={source.header} source={source} mapping={mapping} onMapping={setMapping} />
      <MappingValues mapping={mapping} onMapping={setMapping} />
      <MappingTable source={source} mapping={mapping} rows={rows} onMapping={setMapping} />
      {imported.products.length > 0 && <MappingBlanks products={imported.products} />}
    </>
  );
}
