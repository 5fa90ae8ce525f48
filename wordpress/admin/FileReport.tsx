import { useMemo } from 'react';
import { CatalogueChangesView } from './CatalogueChangesView.tsx';
import { CoverageView } from './CoverageView.tsx';
import type { CheckedFile } from './checkFile.ts';
import { compareCatalogues } from './compareCatalogues.ts';
import { download, stem } from './download.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { problemsText, readinessText } from './reportText.ts';
import type { Published } from './useCatalogue.ts';
import { useCoverage } from './useCoverage.ts';

interface FileReportProps {
  readonly file: CheckedFile;
  /** null until the site replies. */
  readonly published: Published | null;
  readonly element: string;
}

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
            <p>{__('Try the new catalogue here. Visitors still get the published one.', 'product-selector')}</p>
            <Preview products={products} element={element} />
          </div>
        </>
      )}
    </>
  );
}

/** "range.csv is ready: 63 systems. 1 warning." */
export function fileSummary(file: CheckedFile): string {
  const counts = [
    // translators: %s: a number
    [file.errors.length, _n('%s error', '%s errors', file.errors.length, 'product-selector')],
    // translators: %s: a number
    [file.warnings.length, _n('%s warning', '%s warnings', file.warnings.length, 'product-selector')],
  ] as const;
  const found = counts.flatMap(([count, text]) => (count > 0 ? [sprintf(text, numberText(count))] : []));
  return found.length === 0 ? readinessText(file) : `${readinessText(file)} ${found.join(', ')}.`;
}

function Problems({ file }: { readonly file: CheckedFile }) {
  const { name, errors, warnings } = file;
  return (
    <div className="card">
      <h3>{__('The file', 'product-selector')}</h3>
      <p>
        <bdi>{fileSummary(file)}</bdi>
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
      <ProblemList title={__('Errors: these rows can’t be used', 'product-selector')} problems={errors} />
      <ProblemList title={__('Warnings: worth a look', 'product-selector')} problems={warnings} />
    </div>
  );
}

function Changes({ file, published }: Pick<FileReportProps, 'file' | 'published'>) {
  const changes = useMemo(
    () => (published ? compareCatalogues(published.products, file.products) : null),
    [published, file],
  );
  if (!changes) return <p>{__('The published catalogue hasn’t loaded yet.', 'product-selector')}</p>;
  return <CatalogueChangesView changes={changes} level={4} />;
}

function FoundByVisitors({ file }: { readonly file: CheckedFile }) {
  const coverage = useCoverage(file.products);
  if (!coverage) return <p>{__('Trying every combination of answers …', 'product-selector')}</p>;
  return <CoverageView coverage={coverage} file={file.name} />;
}
