import { useEffect, useRef, useState } from 'react';
import { download } from '../../workshop/download.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import type { PublishedRange, ReadyFile } from '../../workshop/published.ts';
import { Workshop, type WorkshopHost } from '../../workshop/Workshop.tsx';
import { CopyBox } from './CopyBox.tsx';

const NOTHING: PublishedRange = { products: [], isFirst: true, mapping: '' };
/** What this browser keeps: the mapping of the last download. */
const KEPT = 'product-selector-mapping';

const LINES = '<script type="module" src="/embed/product-selector.js"></script>\n<product-selector></product-selector>';
const FRAME =
  '<iframe src="https://your-range.example/selector.html" title="Find my air conditioner" style="width: 100%; height: 800px; border: 0"></iframe>';

/** The workshop in this browser alone: its last press downloads the folder that a web host serves. */
export function WorkshopTool({ site }: { readonly site: string }) {
  const [outcome, setOutcome] = useState<'downloaded' | 'offline' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  const host: WorkshopHost = {
    element: `${site}embed/product-selector.js`,
    action: 'download',
    published: NOTHING,
    loaded: async () => ({ ...NOTHING, mapping: keptMapping() }),
    publish: async ({ file, mapping }: ReadyFile) => {
      const { zipFolder } = await import('../../workshop/zipFolder.ts');
      const embed = await elementFiles(site).catch(() => null);
      if (embed) download('published.zip', zipFolder(file.products, new Date().toISOString(), embed), 'zip');
      if (embed && mapping) keepMapping(mapping);
      setOutcome(embed ? 'downloaded' : 'offline');
      return embed !== null;
    },
    startOver: () => setOutcome(null),
  };
  return (
    <div className="ps-workshop">
      <Workshop host={host}>
        {outcome === 'offline' && (
          <AdminNotice kind="error" box={box}>
            <p>
              The selector’s files couldn’t be loaded from this site. Check your connection, and press the button again.
            </p>
          </AdminNotice>
        )}
        {outcome === 'downloaded' && (
          <AdminNotice kind="success" box={box}>
            <p>
              Downloaded. Unpack <code>published.zip</code>, and upload what is in it to the top folder of your web
              space (often public_html or www), or to a static host with https. Then open <code>/selector.html</code>{' '}
              there: the selector with your range. For lines of your own, use a copy called <code>find.html</code>,
              which the next download leaves alone. This browser keeps what your columns mean, so the next list of this
              shape asks nothing.
            </p>
            <p>A page of any other site, with that address:</p>
            <CopyBox title="A frame for a page elsewhere" text={FRAME} />
            <p>A page of the same site:</p>
            <CopyBox title="Two lines for a page of the same site" text={LINES} />
          </AdminNotice>
        )}
      </Workshop>
    </div>
  );
}

/** A browser may refuse to keep anything; then the next file asks again. */
function keptMapping(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function keepMapping(mapping: string): void {
  try {
    localStorage.setItem(KEPT, mapping);
  } catch {
    // The next file asks again.
  }
}

/** The selector's files of this site by their names. */
async function elementFiles(site: string): Promise<Record<string, Uint8Array>> {
  const names = new TextDecoder().decode(await load(`${site}embed.json`));
  const files = (JSON.parse(names) as string[]).map(
    async (name) => [name, await load(`${site}embed/${name}`)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

async function load(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered with ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}
