import { FIRST_COLUMNS } from '../sheets/write/columnHelp.ts';
import { EXAMPLE_ROWS } from '../sheets/write/exampleRows.ts';
import { templateCsv, templateWorkbook } from '../sheets/write/template.ts';
import { AdminButton } from './Button.tsx';
import { download } from './download.ts';
import { __, sprintf, translated } from './i18n.ts';

interface TemplateDownloadProps {
  /** True if nothing is published yet, so people start here. */
  readonly isFirst: boolean;
}

/** A spreadsheet to fill in, with four example rows. */
export function TemplateDownload({ isFirst }: TemplateDownloadProps) {
  if (isFirst) {
    return (
      <div className="card">
        <h2>{__('Start with a template', 'product-selector')}</h2>
        <Steps />
      </div>
    );
  }
  return (
    <details>
      <summary>{__('Download a template', 'product-selector')}</summary>
      <Steps />
    </details>
  );
}

function Steps() {
  return (
    <>
      <p>
        {__(
          'The template has a column for everything visitors can be told, with help and four example rows. Delete the examples before you publish. If you have a spreadsheet already, you don’t need a template.',
          'product-selector',
        )}
      </p>
      <p className="ps-buttons">
        <AdminButton
          kind="primary"
          onClick={() => download('catalogue.xlsx', templateWorkbook(EXAMPLE_ROWS, translated).slice(), 'xlsx')}
        >
          {__('Download a workbook (.xlsx)', 'product-selector')}
        </AdminButton>
        <AdminButton onClick={() => download('catalogue.csv', templateCsv(EXAMPLE_ROWS, translated), 'csv')}>
          {__('Download a CSV file', 'product-selector')}
        </AdminButton>
      </p>
      <p>
        {sprintf(
          // translators: %s: names of columns
          __(
            'Fill in these columns first: %s. A ducted system also needs zone_control, and a multi-split max_indoor_units.',
            'product-selector',
          ),
          FIRST_COLUMNS.join(', '),
        )}
      </p>
    </>
  );
}
