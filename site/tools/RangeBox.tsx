import { useEffect, useRef } from 'react';
import { MAX_FILE_BYTES, megabytes } from '../../src/catalogue/catalogueLimits.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { AdminButton } from '../../wordpress/admin/Button.tsx';
import { DropZone } from '../../wordpress/admin/DropZone.tsx';
import { MappingEditor } from '../../wordpress/admin/MappingEditor.tsx';
import { ProblemGroups } from '../../wordpress/admin/ProblemGroups.tsx';
import { RefusedFile } from '../../wordpress/admin/RefusedFile.tsx';
import { fileSummary } from '../../wordpress/admin/reportText.ts';
import { SheetChoice } from '../../wordpress/admin/SheetChoice.tsx';
import { useChosenFile } from '../../wordpress/admin/useChosenFile.ts';

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
          <h3>Your file</h3>
          <p className="ps-buttons">
            {foreign && <AdminButton onClick={chosen.changeMapping}>Change the mapping</AdminButton>}
            <AdminButton onClick={chosen.clear}>Back to the demo range</AdminButton>
          </p>
          <ProblemGroups title="Errors: these rows can’t be used" groups={groupsOf(checked.groups, 'error')} />
          <ProblemGroups title="Warnings: worth a look" groups={groupsOf(checked.groups, 'warning')} />
        </>
      )}
    </>
  );
}

type Groups = Parameters<typeof ProblemGroups>[0]['groups'];

const groupsOf = (groups: Groups, wanted: 'error' | 'warning'): Groups =>
  groups.filter(({ severity }) => severity === wanted);
