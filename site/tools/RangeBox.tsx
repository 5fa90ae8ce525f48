import { useEffect, useRef } from 'react';
import { fileReport } from '../../sheets/report/fileReport.ts';
import { MAX_FILE_BYTES, megabytes } from '../../src/catalogue/catalogueLimits.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { AdminButton } from '../../workshop/Button.tsx';
import { DropZone } from '../../workshop/DropZone.tsx';
import { fileSummary } from '../../workshop/fileSummary.ts';
import { speech } from '../../workshop/i18n.ts';
import { MappingEditor } from '../../workshop/MappingEditor.tsx';
import { RefusedFile } from '../../workshop/RefusedFile.tsx';
import { ReportView } from '../../workshop/ReportView.tsx';
import { SheetChoice } from '../../workshop/SheetChoice.tsx';
import { useChosenFile } from '../../workshop/useChosenFile.ts';

interface RangeBoxProps {
  /** The usable rows of a file; null for the demo range. */
  onRange(products: readonly Product[] | null): void;
}

const noMapping = async (): Promise<null> => null;
const withWords = async (): Promise<void> => {};

/** The person's own catalogue, read in the browser like on the plugin's catalogue page. The file goes nowhere. */
export function RangeBox({ onRange }: RangeBoxProps) {
  const chosen = useChosenFile(noMapping, withWords);
  const { checked, foreign, workbook, refused } = chosen;
  const tell = useRef(onRange);
  tell.current = onRange;
  const products = checked?.products;
  useEffect(() => tell.current(products && products.length > 0 ? products : null), [products]);
  return (
    <>
      <DropZone
        isWholePage
        label="Drop your spreadsheet here, or"
        buttonText="Choose a file"
        hint={`Excel workbook (.xlsx), CSV, tab-separated text, JSON, a shop’s export or a feed, at most ${megabytes(MAX_FILE_BYTES)}. It is read in this browser and sent nowhere.`}
        accept=".xlsx,.csv,.tsv,.txt,.xml,.json"
        onFile={(file) => void chosen.take(file)}
      />
      <p role="status">{chosen.isReading ? 'Reading the file …' : checked && fileSummary(checked)}</p>
      {refused && <RefusedFile check={refused} />}
      {workbook && <SheetChoice {...workbook} onChoose={chosen.takeSheet} />}
      {foreign && !checked && <MappingEditor foreign={foreign} onUse={chosen.applyMapping} onDiscard={chosen.clear} />}
      {checked && (
        <>
          <p className="ps-buttons">
            {foreign && <AdminButton onClick={chosen.changeMapping}>Change the mapping</AdminButton>}
            <AdminButton onClick={chosen.clear}>Back to the demo range</AdminButton>
          </p>
          <ReportView report={fileReport(checked, speech())} level={3} />
        </>
      )}
    </>
  );
}
