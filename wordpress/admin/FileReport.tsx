import { useMemo } from 'react';
import { CoverageView } from './CoverageView.tsx';
import type { CheckedFile } from './checkFile.ts';
import { compareRanges } from './compareRanges.ts';
import { download, stem } from './download.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { Notice } from './Notice.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RangeChangesView } from './RangeChangesView.tsx';
import { problemsText } from './reportText.ts';
import type { Published } from './useCatalogue.ts';
import { useCoverage } from './useCoverage.ts';

interface FileReportProps {
  readonly file: CheckedFile;
  /** Null while the site has not answered. */
  readonly published: Published | null;
  /** The element's module. */
  readonly element: string;
}

/** All that is to be known of a file before it is published. */
export function FileReport({ file, published, element }: FileReportProps) {
  const { products } = file;
  return (
    <>
      <Problems file={file} />
      {products.length > 0 && (
        <>
          <div className="card">
            <h3>{__('What changes', 'product-selector')}</h3>
            <Changes file={file} published={published} />
          </div>
          <div className="card">
            <h3>{__('What visitors will find', 'product-selector')}</h3>
            <FoundByVisitors file={file} />
          </div>
          <div className="card">
            <h3>{__('Preview', 'product-selector')}</h3>
            <p>{__('Try the new range here. Visitors still get the published one.', 'product-selector')}</p>
            <Preview products={products} element={element} />
          </div>
        </>
      )}
    </>
  );
}

/** "63 systems can be used, 2 errors, 1 warning." */
export function fileSummary({ products, errors, warnings }: CheckedFile): string {
  const counts = [
    // translators: %s: a number
    [products.length, _n('%s system can be used', '%s systems can be used', products.length, 'product-selector')],
    // translators: %s: a number
    [errors.length, _n('%s error', '%s errors', errors.length, 'product-selector')],
    // translators: %s: a number
    [warnings.length, _n('%s warning', '%s warnings', warnings.length, 'product-selector')],
  ] as const;
  return `${counts.map(([count, text]) => sprintf(text, numberText(count))).join(', ')}.`;
}

function Problems({ file }: { readonly file: CheckedFile }) {
  const { name, errors, warnings, noTable } = file;
  return (
    <div className="card">
      <h3>{__('The file', 'product-selector')}</h3>
      {noTable && (
        <Notice kind="error">
          <p>
            <strong>{__('This file is no table of systems.', 'product-selector')}</strong>{' '}
            {__(
              'Choose the file that your spreadsheet program saved as CSV, with the column names in its first row.',
              'product-selector',
            )}
          </p>
        </Notice>
      )}
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        : {fileSummary(file)}
      </p>
      {errors.length + warnings.length > 0 && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => download(`${stem(name)}-problems.txt`, problemsText(file), 'text/plain')}
          >
            {__('Download all problems as text', 'product-selector')}
          </button>
        </p>
      )}
      <ProblemList title={__('Errors: these rows cannot be used', 'product-selector')} problems={errors} />
      <ProblemList title={__('Warnings: worth a look', 'product-selector')} problems={warnings} />
    </div>
  );
}

function Changes({ file, published }: Pick<FileReportProps, 'file' | 'published'>) {
  const changes = useMemo(
    () => (published ? compareRanges(published.products, file.products) : null),
    [published, file],
  );
  if (!changes) return <p>{__('The published range has not been loaded yet.', 'product-selector')}</p>;
  return <RangeChangesView changes={changes} level={4} />;
}

function FoundByVisitors({ file }: { readonly file: CheckedFile }) {
  const coverage = useCoverage(file.products);
  if (!coverage) return <p>{__('Walking every way through the questions …', 'product-selector')}</p>;
  return <CoverageView coverage={coverage} products={file.products} file={file.name} />;
}
