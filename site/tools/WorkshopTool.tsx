import { useEffect, useRef, useState } from 'react';
import { MAX_REPLY_BYTES } from '../../src/catalogue/catalogueLimits.ts';
import { download } from '../../workshop/download.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import type { PublishedRange, ReadyFile } from '../../workshop/published.ts';
import { Workshop, type WorkshopHost } from '../../workshop/Workshop.tsx';
import { CopyBox } from './CopyBox.tsx';

const NOTHING: PublishedRange = {
  products: [],
  isFirst: true,
  mapping: '',
  limit: MAX_REPLY_BYTES,
  limitedBy: 'selector',
};

/** The workshop in this browser alone: its last press downloads the folder that a web host serves. */
export function WorkshopTool({ site }: { readonly site: string }) {
  const [isDownloaded, setDownloaded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDownloaded) box.current?.focus();
  }, [isDownloaded]);
  const host: WorkshopHost = {
    element: `${site}embed/product-selector.js`,
    action: 'download',
    published: NOTHING,
    loaded: async () => NOTHING,
    publish: async ({ file }: ReadyFile) => {
      const { zipFolder } = await import('../../workshop/zipFolder.ts');
      download('published.zip', zipFolder(file.products, new Date().toISOString()), 'zip');
      setDownloaded(true);
      return true;
    },
    startOver: () => setDownloaded(false),
  };
  const lines = `<script type="module" src="${site}embed/product-selector.js"></script>\n<product-selector></product-selector>`;
  return (
    <div className="ps-workshop">
      <Workshop host={host}>
        {isDownloaded && (
          <AdminNotice kind="success" box={box}>
            <p>
              Downloaded. Unpack <code>published.zip</code>, upload what is in it to where your site begins, and put
              these two lines into a page:
            </p>
            <CopyBox title="Two lines for your page" text={lines} />
          </AdminNotice>
        )}
      </Workshop>
    </div>
  );
}
