import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { blanksOf } from '../sheets/cover/blanks.ts';
import { mappingToStart, missingRequired, settledMapping } from '../sheets/map/editMapping.ts';
import { explainFileProblem } from '../sheets/open/explainFileProblem.ts';
import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { readTable } from '../sheets/read/readTable.ts';
import { blanksReport } from '../sheets/report/coverageReport.ts';
import { leftOutReport } from '../sheets/report/mappingReport.ts';
import { AdminButton } from './Button.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { __, speech, translated } from './i18n.ts';
import { MappingQuestions } from './MappingQuestions.tsx';
import { MappingTable } from './MappingTable.tsx';
import { MappingValues } from './MappingValues.tsx';
import { mappingRows } from './mappingRows.ts';
import { mappingSummary, missingText } from './mappingText.ts';
import type { ForeignFile } from './openFile.ts';
import { ReportView } from './ReportView.tsx';
import { useComputed } from './useComputed.ts';

const MAX_BLANKS = 5;

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
  const blanks = useComputed(imported.products, blanksOf)?.slice(0, MAX_BLANKS) ?? [];
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
      <ReportView report={leftOutReport(imported, speech())} level={3} />
      <MappingQuestions key={source.header} source={source} mapping={mapping} onMapping={setMapping} />
      <MappingValues mapping={mapping} onMapping={setMapping} />
      <MappingTable source={source} mapping={mapping} rows={rows} onMapping={setMapping} />
      <ReportView report={blanksReport(blanks, speech())} level={3} />
    </>
  );
}
