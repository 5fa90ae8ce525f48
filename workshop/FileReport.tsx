import { type ReactNode, useMemo } from 'react';
import { compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { coverage } from '../sheets/cover/coverage.ts';
import { changesReport } from '../sheets/report/changesReport.ts';
import { coverageReport } from '../sheets/report/coverageReport.ts';
import { fileReport } from '../sheets/report/fileReport.ts';
import { printReport } from '../sheets/report/printReport.ts';
import { AdminButton } from './Button.tsx';
import type { CheckedFile } from './checkFile.ts';
import { download, stem } from './download.ts';
import { __, speech } from './i18n.ts';
import { Preview } from './Preview.tsx';
import type { PublishedRange } from './published.ts';
import { ReportView } from './ReportView.tsx';
import { useComputed } from './useComputed.ts';

interface FileReportProps {
  readonly file: CheckedFile;
  /** Null until the host knows it. */
  readonly published: PublishedRange | null;
  readonly element: string;
  /** Shown between the problems and the changes. */
  readonly children: ReactNode;
}

/** Everything about a file: its problems, what changes, what visitors will find, and the selector with it. */
export function FileReport({ file, published, element, children }: FileReportProps) {
  const { name, products } = file;
  const ofFile = useMemo(() => fileReport(file, speech()), [file]);
  const changes = useMemo(
    () => published && changesReport(compareCatalogues(published.products, products), speech()),
    [published, products],
  );
  const covered = useComputed(products, coverage);
  const found = useMemo(() => covered && coverageReport(covered, speech()), [covered]);
  const text = () => printReport([...ofFile, ...(changes ?? []), ...(found ?? [])], true).join('\n');
  return (
    <>
      <div className="card">
        <ReportView report={ofFile} level={3} />
        <p className="ps-buttons">
          <AdminButton onClick={() => download(`${stem(name)}-report.txt`, `${text()}\n`, 'text')}>
            {__('Download this report as text', 'product-selector')}
          </AdminButton>
        </p>
      </div>
      {products.length > 0 && (
        <>
          {children}
          <div className="card">
            {changes ? (
              <ReportView report={changes} level={3} />
            ) : (
              <p>{__('The published catalogue has to load first, to show what changes.', 'product-selector')}</p>
            )}
          </div>
          <div className="card">
            {found ? (
              <ReportView report={found} level={3} />
            ) : (
              <p>{__('Trying every combination of answers …', 'product-selector')}</p>
            )}
          </div>
          <Preview products={products} element={element} />
        </>
      )}
    </>
  );
}
