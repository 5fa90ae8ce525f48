import { useEffect, useRef } from 'react';
import { writeMapping } from '../sheets/read/readMapping.ts';
import { AdminButton } from './Button.tsx';
import { download, stem } from './download.ts';
import { __ } from './i18n.ts';
import { AdminNotice } from './Notice.tsx';
import type { ForeignFile } from './openFile.ts';

interface MappingNoticeProps {
  readonly foreign: ForeignFile;
  onChange(): void;
}

/** Says how a file with its own columns was read. After the person's own choice, it gets the focus. */
export function MappingNotice({ foreign, onChange }: MappingNoticeProps) {
  const { name, mapping, isKept } = foreign;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isKept) box.current?.focus();
  }, [isKept]);
  return (
    <AdminNotice kind="info" box={box}>
      <p>
        {isKept
          ? __('Your columns were read as in the published catalogue.', 'product-selector')
          : __(
              'Your columns are matched. When you publish, the mapping is kept, and the next file like this needs no questions.',
              'product-selector',
            )}
      </p>
      <p className="ps-buttons">
        <AdminButton onClick={onChange}>{__('Change the mapping', 'product-selector')}</AdminButton>
        <AdminButton onClick={() => download(`${stem(name)}-mapping.json`, writeMapping(mapping), 'json')}>
          {__('Download the mapping', 'product-selector')}
        </AdminButton>
      </p>
    </AdminNotice>
  );
}
