import { type ReactNode, useMemo } from 'react';
import { compareCatalogues } from '../../sheets/compare/compareCatalogues.ts';
import { coverage } from '../../sheets/cover/coverage.ts';
import { markProblems } from '../../sheets/read/markProblems.ts';
import { AdminButton } from './Button.tsx';
import { CatalogueChangesView } from './CatalogueChangesView.tsx';
import { CoverageView } from './CoverageView.tsx';
import type { CheckedFile } from './checkFile.ts';
import { download, stem, withUtf8Mark } from './download.ts';
import { __, translated } from './i18n.ts';
import { Preview } from './Preview.tsx';
import { ProblemGroups } from './ProblemGroups.tsx';
import { foundText, problemsText } from './reportText.ts';
import type { Published } from './useCatalogue.ts';
import { useComputed } from './useComputed.ts';

interface FileReportProps {
  readonly file: CheckedFile;
  /** null until the site replies. */
  readonly published: Published | null;
  readonly element: string;
  /** Shown between the problems and the changes. */
  readonly children: ReactNode;
}

export function FileReport({ file, published, element, children }: FileReportProps) {
  const { products } = file;
  return (
    <>
      <Problems file={file} />
      {products.length > 0 && (
        <>
          {children}
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

function Problems({ file }: { readonly file: CheckedFile }) {
  const { name, groups, cells, problems } = file;
  const where = foundText(file);
  return (
    <div className="card">
      <h3>{__('The file', 'product-selector')}</h3>
      {problems.length === 0 && <p>{__('No problems.', 'product-selector')}</p>}
      {where !== '' && (
        <p>
          <bdi>{where}</bdi>
        </p>
      )}
      {problems.length > 0 && (
        <p className="ps-buttons">
          {cells && (
            <AdminButton
              onClick={() =>
                download(`${stem(name)}-marked.csv`, withUtf8Mark(markProblems(cells, problems, translated)), 'csv')
              }
            >
              {__('Download with my problems marked', 'product-selector')}
            </AdminButton>
          )}
          <AdminButton onClick={() => download(`${stem(name)}-problems.txt`, problemsText(file), 'text')}>
            {__('Download all problems as text', 'product-selector')}
          </AdminButton>
        </p>
      )}
      <ProblemGroups
        title={__('Errors: these rows can’t be used', 'product-selector')}
        groups={groups.filter(({ severity }) => severity === 'error')}
      />
      <ProblemGroups
        title={__('Warnings: worth a look', 'product-selector')}
        groups={groups.filter(({ severity }) => severity === 'warning')}
      />
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
  const covered = useComputed(file.products, coverage);
  if (!covered) return <p>{__('Trying every combination of answers …', 'product-selector')}</p>;
  return <CoverageView coverage={covered} file={file.name} />;
}
