import type { Ref } from 'react';
import { MAX_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import { DropZone } from './DropZone.tsx';
import { numberText } from './formats.ts';
import { __, sprintf } from './i18n.ts';

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,.xml,.json,text/csv,text/tab-separated-values,text/plain,text/xml,application/json,' +
  'application/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface CatalogueDropProps {
  readonly button: Ref<HTMLButtonElement>;
  onFile(file: File): void;
}

export function CatalogueDrop({ button, onFile }: CatalogueDropProps) {
  return (
    <DropZone
      isWholePage
      button={button}
      label={__('Drop your spreadsheet here, or', 'product-selector')}
      buttonText={__('Choose a file', 'product-selector')}
      hint={sprintf(
        // translators: %s: a number
        __(
          'Excel workbook (.xlsx), CSV, tab-separated text, JSON, WooCommerce export or Google Merchant feed, at most %s MB. Nothing is published until you say so.',
          'product-selector',
        ),
        numberText(MAX_FILE_BYTES / 1_000_000),
      )}
      accept={ACCEPTED}
      onFile={onFile}
    />
  );
}
