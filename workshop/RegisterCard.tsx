import { useEffect, useRef, useState } from 'react';
import { MAX_REGISTER_BYTES, type Register, readRegister } from '../sheets/register/readRegister.ts';
import { registerReport } from '../sheets/report/registerReport.ts';
import { AdminButton } from './Button.tsx';
import { DropZone } from './DropZone.tsx';
import { download } from './download.ts';
import { __, speech, sprintf, translated } from './i18n.ts';
import { AdminNotice } from './Notice.tsx';
import { ReportView } from './ReportView.tsx';
import type { FilledFile } from './registerFill.ts';

/** A register that could be read. */
export type UsedRegister = Register & { readonly ok: true };

interface RegisterCardProps {
  readonly filled: FilledFile | null;
  readonly register: UsedRegister | null;
  onUse(register: UsedRegister | null): void;
}

/** Fills blank figures from the energy register's file. Nothing leaves the browser. */
export function RegisterCard({ filled, register, onUse }: RegisterCardProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const isFilled = filled !== null;
  useEffect(() => {
    if (isFilled) summary.current?.focus();
  }, [isFilled]);

  const take = async (chosen: File): Promise<void> => {
    setProblem(null);
    setReading(true);
    const read = await openRegister(chosen);
    setReading(false);
    if (read.ok) onUse(read);
    else setProblem(sprintf(__('%1$s can’t be used: %2$s', 'product-selector'), chosen.name, read.reason));
  };

  return (
    <div className="card">
      {!(register && filled) && (
        <>
          <h3>{__('Energy figures from the register', 'product-selector')}</h3>
          <p>
            {__(
              'Stars, kWh and capacities that are blank can come from the Australian energy register. On data.gov.au, look for “Energy Rating Data for household appliances” and download the CSV file of the air conditioners. It is read in your browser and sent nowhere.',
              'product-selector',
            )}
          </p>
          <DropZone
            isWholePage={false}
            label={__('Drop the register’s CSV file here, or', 'product-selector')}
            buttonText={__('Choose the register’s file', 'product-selector')}
            hint={__('Only blank cells are filled. Your own figures stay.', 'product-selector')}
            accept=".csv,text/csv"
            onFile={take}
          />
        </>
      )}
      <p className="screen-reader-text" role="status">
        {isReading && __('Reading the register …', 'product-selector')}
      </p>
      {problem !== null && (
        <AdminNotice kind="error">
          <p role="alert">
            <bdi>{problem}</bdi> {__('Download the air conditioners again as CSV.', 'product-selector')}
          </p>
        </AdminNotice>
      )}
      {register && filled && (
        <>
          <p ref={summary} tabIndex={-1}>
            {__('The check, the preview and Publish below use the filled table.', 'product-selector')}
          </p>
          <p className="ps-buttons">
            <AdminButton onClick={() => download(filled.file.name, filled.csv, 'csv')}>
              {__('Download the filled table', 'product-selector')}
            </AdminButton>
            <AdminButton onClick={() => onUse(null)}>{__('Leave out the register', 'product-selector')}</AdminButton>
          </p>
          <ReportView report={registerReport(filled.report, register.missingFigures, speech())} level={3} />
        </>
      )}
    </div>
  );
}

async function openRegister(file: File): Promise<Register> {
  if (file.size > MAX_REGISTER_BYTES) {
    return { ok: false, reason: __('It is larger than the register. Is it the right file?', 'product-selector') };
  }
  try {
    return readRegister(new Uint8Array(await file.arrayBuffer()), translated);
  } catch {
    return { ok: false, reason: __('It couldn’t be read.', 'product-selector') };
  }
}
