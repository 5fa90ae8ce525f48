import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readReply } from '../../src/catalogue/readReply.ts';
import { AdminNotice } from '../Notice.tsx';
import type { PublishedRange, ReadyFile } from '../published.ts';
import { Workshop } from '../Workshop.tsx';
import type { FolderReply, PublishedReply } from './folderReplies.ts';
import { requestFile, requestFolder, requestPublish } from './requestFolder.ts';

const LINES = `<script type="module" src="/embed/product-selector.js"></script>
<product-selector></product-selector>`;

const LOST =
  'The workshop doesn’t reply any more. Start it again in the terminal, and open the address that it prints.';

/** The page of `product-selector workshop`: it publishes to a folder of this machine. */
export function CommandPage() {
  const [folder, setFolder] = useState<FolderReply | null>(null);
  /** The file to begin with, null for none; undefined until it is here. */
  const [first, setFirst] = useState<File | null>();
  const [isLost, setLost] = useState(false);
  const [outcome, setOutcome] = useState<PublishedReply | null>(null);
  const loading = useRef<Promise<FolderReply | null> | null>(null);
  const load = useCallback(async () => {
    loading.current = requestFolder();
    const reply = await loading.current;
    setLost(reply === null);
    if (reply) setFolder(reply);
    return reply;
  }, []);
  useEffect(() => {
    void load().then(async (reply) => setFirst(reply?.file ? await requestFile(reply.file) : null));
  }, [load]);
  const published = useMemo(() => folder && rangeOf(folder), [folder]);

  const publish = async (ready: ReadyFile): Promise<boolean> => {
    const reply = await requestPublish(ready);
    if (reply) await load();
    setLost(reply === null);
    setOutcome(reply);
    return reply?.state === 'published' || reply?.state === 'unchanged';
  };

  const host = {
    element: '/embed/product-selector.js',
    action: 'publish' as const,
    published,
    loaded: async () => {
      const reply = await loading.current;
      return reply && rangeOf(reply);
    },
    publish,
    startOver: () => setOutcome(null),
  };

  if (first === undefined) return <p role="status">Opening the workshop …</p>;
  return (
    <Workshop host={host} {...(first && { first })}>
      {outcome && folder && <OutcomeBox outcome={outcome} folder={folder.folder} />}
      <div role="alert">
        {isLost && (
          <AdminNotice kind="error">
            <p>{LOST}</p>
          </AdminNotice>
        )}
      </div>
    </Workshop>
  );
}

/** Gets the focus, so screen readers read it out. */
function OutcomeBox({ outcome, folder }: { readonly outcome: PublishedReply; readonly folder: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  const { state, systems, reason } = outcome;
  const count = systems === 1 ? '1 system' : `${systems.toLocaleString('en-AU')} systems`;
  if (state === 'asks' || state === 'refused') {
    return (
      <AdminNotice kind="error" box={box}>
        <p>Nothing is published: {reason?.replace(/\.$/, '')}.</p>
      </AdminNotice>
    );
  }
  return (
    <AdminNotice kind="success" box={box}>
      <p>
        {state === 'published' ? 'Published.' : 'Nothing has changed.'} <code>{folder}</code> has {count}.
      </p>
      <p>
        To have them on your site, upload what is in the folder to where your site begins, and put these two lines into
        a page of that site:
      </p>
      <pre>{LINES}</pre>
    </AdminNotice>
  );
}

function rangeOf({ products: text, mapping }: FolderReply): PublishedRange {
  const range = { isFirst: text === null, mapping };
  try {
    const reading = readReply(JSON.parse(text ?? '{"products":[]}'));
    return { ...range, products: reading.ok ? reading.products : [] };
  } catch {
    return { ...range, products: [] };
  }
}
