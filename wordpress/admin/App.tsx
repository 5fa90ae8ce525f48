import { useEffect, useRef, useState } from 'react';
import { fileTooLarge } from '../../src/catalogue/catalogueLimits.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { writeCsv } from '../../src/source/writeCsv.ts';
import { type CheckedFile, checkFile, type FileCheck } from './checkFile.ts';
import { type Client, currentId, productsOf, type Version } from './client.ts';
import { DropZone } from './DropZone.tsx';
import { download, stem } from './download.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { FileReport, fileSummary } from './FileReport.tsx';
import type { Failure } from './failure.ts';
import { __, sprintf } from './i18n.ts';
import { Notice } from './Notice.tsx';
import { PublishBox } from './PublishBox.tsx';
import { publishFile } from './publishing.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import type { Settings } from './settings.ts';
import { useCatalogue } from './useCatalogue.ts';
import { VersionTable } from './VersionTable.tsx';

/** How the last action ended. */
type Outcome =
  | { readonly kind: 'published' | 'unchanged' | 'restored' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly of: 'publish' | 'version' };

interface AppProps {
  readonly client: Client;
  readonly settings: Settings;
}

/** The catalogue page: check a file, publish it, restore earlier versions. */
export function App({ client, settings }: AppProps) {
  const { login, element } = settings;
  const catalogue = useCatalogue(client);
  const { published, failure, reload } = catalogue;
  const [read, setRead] = useState<FileCheck | null>(null);
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [restoring, setRestoring] = useState<{ version: Version; products: readonly Product[] } | null>(null);
  const newest = useRef<File | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const file: CheckedFile | null = read?.ok ? read : null;

  const take = async (chosen: File): Promise<void> => {
    newest.current = chosen;
    setOutcome(null);
    setRead(null);
    setReading(true);
    const found = await checkFile(chosen);
    if (newest.current !== chosen) return;
    setRead(found);
    setReading(false);
  };

  const publish = async (): Promise<void> => {
    if (!file || !published || isBusy) return;
    setBusy(true);
    const answer = await publishFile(client, file, currentId(published.list));
    // Another file may have been chosen since.
    if (answer.ok) setRead((now) => (now === file ? null : now));
    if (answer.ok || answer.failure.kind === 'moved-on') await reload();
    setOutcome(
      answer.ok
        ? { kind: answer.value.isUnchanged ? 'unchanged' : 'published' }
        : { kind: 'failed', failure: answer.failure, of: 'publish' },
    );
    setBusy(false);
  };

  const discard = (): void => {
    setRead(null);
    setOutcome(null);
    choose.current?.focus();
  };

  /** Loads a version's reply, or shows the failure. */
  const open = async (version: Version): Promise<string | null> => {
    setOutcome(null);
    const answer = await client.body(version.id);
    if (answer.ok) return answer.value;
    setOutcome({ kind: 'failed', failure: answer.failure, of: 'version' });
    return null;
  };

  const downloadVersion = async (version: Version): Promise<void> => {
    const body = await open(version);
    if (body === null) return;
    const products = productsOf(body);
    if (products) download(`${stem(version.name)}.csv`, writeCsv(products), 'text/csv');
    else download(`${stem(version.name)}.json`, body, 'application/json');
  };

  const askToRestore = async (version: Version): Promise<void> => {
    const body = await open(version);
    if (body !== null) setRestoring({ version, products: productsOf(body) ?? [] });
  };

  const restored = async (): Promise<void> => {
    setRestoring(null);
    await reload();
    setOutcome({ kind: 'restored' });
  };

  return (
    <>
      <p className="screen-reader-text" role="status">
        {isReading && __('Reading the file …', 'product-selector')}
        {!isReading && file && fileSummary(file)}
      </p>
      <OutcomeNotice
        outcome={outcome}
        login={login}
        onPublish={publish}
        isPublishable={file !== null && published !== null}
      />
      <div role="alert">
        {failure && (
          <FailureNotice failure={failure} login={login}>
            <button type="button" className="button" onClick={reload}>
              {__('Reload', 'product-selector')}
            </button>
          </FailureNotice>
        )}
      </div>
      <h2>{__('New catalogue', 'product-selector')}</h2>
      <DropZone onFile={take} button={choose} />
      {read && !read.ok && <RefusedFile check={read} />}
      {file && (
        <>
          <FileReport file={file} published={published} element={element} />
          <PublishBox file={file} published={published} isBusy={isBusy} onPublish={publish} onDiscard={discard} />
        </>
      )}
      <h2>{__('Versions', 'product-selector')}</h2>
      <p>{__('The last ten are kept.', 'product-selector')}</p>
      {published && (
        <VersionTable versions={published.list.versions} onDownload={downloadVersion} onRestore={askToRestore} />
      )}
      {!published && !failure && <p>{__('Loading …', 'product-selector')}</p>}
      {restoring && (
        <RestoreDialog
          {...restoring}
          client={client}
          catalogue={catalogue}
          login={login}
          onRestored={restored}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  );
}

interface OutcomeNoticeProps {
  readonly outcome: Outcome | null;
  readonly login: string;
  readonly isPublishable: boolean;
  onPublish(): void;
}

/** Takes the focus, so that screen readers read it out. */
function OutcomeNotice({ outcome, login, isPublishable, onPublish }: OutcomeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) notice.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  if (outcome.kind === 'failed') {
    const isWorthAgain = isPublishable && outcome.of === 'publish' && outcome.failure.kind !== 'moved-on';
    return (
      <FailureNotice failure={outcome.failure} login={login} ref={notice}>
        {isWorthAgain && (
          <button type="button" className="button" onClick={onPublish}>
            {__('Publish again', 'product-selector')}
          </button>
        )}
      </FailureNotice>
    );
  }
  return (
    <Notice kind="success" ref={notice}>
      <p>{successText(outcome.kind)}</p>
    </Notice>
  );
}

function successText(kind: 'published' | 'unchanged' | 'restored'): string {
  switch (kind) {
    case 'published':
      return __('Published. Visitors now get the new catalogue.', 'product-selector');
    case 'unchanged':
      return __(
        'Nothing has changed. Visitors already have these systems, so there is no new version.',
        'product-selector',
      );
    case 'restored':
      return __('Restored. Visitors now get that catalogue.', 'product-selector');
  }
}

function RefusedFile({ check }: { readonly check: FileCheck & { readonly ok: false } }) {
  const { name } = check;
  return (
    <Notice kind="error">
      <p role="alert">
        {check.reason === 'too-large'
          ? `${name}: ${fileTooLarge(check.size)} ${__('Is it the right file?', 'product-selector')}`
          : sprintf(
              // translators: %s: name of a file
              __(
                '%s couldn’t be read. It may have changed, or it may be a folder. Choose the file again.',
                'product-selector',
              ),
              name,
            )}
      </p>
    </Notice>
  );
}
