import { createElement, type MouseEvent, useEffect, useState } from 'react';
import type { Product } from '../src/catalogue/product.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { answerPreview, previewHost } from './answerPreview.ts';
import { __ } from './i18n.ts';
import { AdminNotice } from './Notice.tsx';

interface PreviewProps {
  readonly products: readonly Product[];
  /** The address of the built element. */
  readonly element: string;
}

/** So that each range begins a visit. */
let previews = 0;

/** The selector itself with this range. */
export function Preview({ products, element }: PreviewProps) {
  const [id, setId] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    previews += 1;
    const answered = answerPreview(previews, writeReply(products, new Date().toISOString()));
    setId(answered.id);
    return answered.end;
  }, [products]);
  useEffect(() => {
    import(/* @vite-ignore */ element).catch(() => setBroken(true));
  }, [element]);
  return (
    <section className="card ps-preview" aria-label={__('Preview', 'product-selector')} onClickCapture={openApart}>
      <h3>{__('Preview', 'product-selector')}</h3>
      <p>{__('Try the new catalogue here. Visitors still get the published one.', 'product-selector')}</p>
      {isBroken && (
        <AdminNotice kind="error">
          <p role="alert">
            {__('The preview couldn’t load. Something is blocking this file:', 'product-selector')}{' '}
            <code>{element}</code>
          </p>
        </AdminNotice>
      )}
      <div className="ps-frame">
        {id !== null && createElement('product-selector', { key: id, id, host: previewHost(id), 'heading-level': '4' })}
      </div>
    </section>
  );
}

/** Links open in a new tab, so the page stays. */
function openApart({ nativeEvent }: MouseEvent): void {
  for (const node of nativeEvent.composedPath()) {
    if (node instanceof HTMLAnchorElement && /^https?:/.test(node.href)) node.target = '_blank';
  }
}
