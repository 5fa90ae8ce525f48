import { useState } from 'react';
import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { fillPreview } from './fillPreview.ts';
import { __ } from './i18n.ts';
import { AdminNotice } from './Notice.tsx';

/** Links open in a new tab, so the preview stays. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Product Selector</title><base target="_blank">' +
  '<style>body{margin:1rem}</style></head><body></body></html>';

interface PreviewProps {
  readonly products: readonly Product[];
  readonly element: string;
}

/** The selector with these products, for the administrator only. */
export function Preview({ products, element }: PreviewProps) {
  const [isBroken, setBroken] = useState(false);
  const fill = (frame: HTMLIFrameElement): void => {
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!view) return;
    const body = writeReply(products, new Date().toISOString());
    fillPreview({ view, body, element, onFailure: () => setBroken(true) });
  };
  if (isBroken) {
    return (
      <AdminNotice kind="error">
        <p role="alert">
          {__('The preview couldn’t load. Something is blocking this file:', 'product-selector')} <code>{element}</code>
        </p>
      </AdminNotice>
    );
  }
  return (
    <iframe
      className="ps-preview"
      title={__('Preview of the selector', 'product-selector')}
      srcDoc={EMPTY_PAGE}
      onLoad={({ currentTarget }) => fill(currentTarget)}
    />
  );
}
