import { useMemo, useRef, useState } from 'react';
import { fileTooLarge } from '../../src/catalogue/catalogueLimits.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { localDate } from '../../src/register/localDate.ts';
import { writeCsv } from '../../src/source/writeCsv.ts';
import { CatalogueDrop } from './CatalogueDrop.tsx';
import { type CheckedFile, checkFile, type FileCheck } from './checkFile.ts';
import { type Client, currentId, productsOf, type Version } from './client.ts';
import { download, stem, withUtf8Mark } from './download.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { FileReport } from './FileReport.tsx';
import { __, sprintf } from './i18n.ts';
import { Notice } from './Notice.tsx';
import { type Outcome, OutcomeNotice } from './OutcomeNotice.tsx';
import { PublishBar } from './PublishBar.tsx';
import { publishFile } from './publishing.ts';
import { RegisterCard } from './RegisterCard.tsx';
import type { RegisterUse } from './RegisterReport.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { fillFile } from './registerFill.ts';
import { fileSummary } from './reportText.ts';
import { SheetChoice } from './SheetChoice.tsx';
import type { Settings } from './settings.ts';
import { TemplateDownload } from './TemplateDownload.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { VersionTable } from './VersionTable.tsx';

/** The chosen file, if its sheets leave a choice. */
interface Workbook {
  readonly file: File;
  readonly reason: string;
  readonly sheets: readonly string[];
  readonly chosen: string | null;
}

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
  const [workbook, setWorkbook] = useState<Workbook | null>(null);
  const [register, setRegister] = useState<RegisterUse | null>(null);
  const newest = useRef<object | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const original: CheckedFile | null = read?.ok ? read : null;
  const filled = useMemo(
    () =>
      original && register
        ? fillFile(original, register.register.rows, register.accepted, localDate(new Date()))
        : null,
    [original, register],
  );
  const file = filled?.file ?? original;

  const readFile = async (chosen: File, sheet?: string): Promise<void> => {
    const attempt = {};
    newest.current = attempt;
    setOutcome(null);
    setRead(null);
    setRegister(null);
    setReading(true);
    const found = await checkFile(chosen, sheet);
    if (newest.current !== attempt) return;
    setRead(found);
    setReading(false);
    const [problem] = found.ok ? found.problems : [];
    if (found.ok && problem && found.choices.length > 0) {
      setWorkbook({ file: chosen, reason: problem.reason, sheets: found.choices, chosen: null });
      setRead(null);
    }
  };

  const take = (chosen: File): Promise<void> => {
    setWorkbook(null);
    return readFile(chosen);
  };

  const takeSheet = (sheet: string): void => {
    if (!workbook) return;
    setWorkbook({ ...workbook, chosen: sheet });
    void readFile(workbook.file, sheet);
  };

  const publish = async (): Promise<void> => {
    if (!file || !published || isBusy) return;
    setBusy(true);
    const attempt = newest.current;
    const answer = await publishFile(client, file, currentId(published.list));
    // Another file may have been chosen since.
    if (answer.ok && newest.current === attempt) clear();
    if (answer.ok || answer.failure.kind === 'moved-on') await reload();
    setOutcome(
      answer.ok
        ? { kind: answer.value.isUnchanged ? 'unchanged' : 'published' }
        : { kind: 'failed', failure: answer.failure, of: 'publish' },
    );
    setBusy(false);
  };

  const clear = (): void => {
    setRead(null);
    setWorkbook(null);
    setRegister(null);
  };

  const discard = (): void => {
    clear();
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
    if (products) download(`${stem(version.name)}.csv`, withUtf8Mark(writeCsv(products)), 'csv');
    else download(`${stem(version.name)}.json`, body, 'json');
  };

  const askToRestore = async (version: Version): Promise<void> => {
    const body = await open(version);
    if (body !== null) setRestoring({ version, products: productsOf(body) ?? [] });
  };

  const isFirst = published !== null && published.list.versions.length === 0 && !file;

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
        {!isReading && !file && workbook && __('Choose the sheet of the workbook.', 'product-selector')}
      </p>
      <OutcomeNotice
        outcome={outcome}
        settings={settings}
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
      {isFirst && <TemplateDownload isFirst />}
      <h2>{__('New catalogue', 'product-selector')}</h2>
      <CatalogueDrop onFile={take} button={choose} />
      {!isFirst && <TemplateDownload isFirst={false} />}
      {read && !read.ok && <RefusedFile check={read} />}
      {workbook && <SheetChoice {...workbook} onChoose={takeSheet} />}
      {file && original && (
        <>
          <PublishBar file={file} published={published} isBusy={isBusy} onPublish={publish} onDiscard={discard} />
          <FileReport file={file} published={published} element={element}>
            {original.cells && <RegisterCard original={original} filled={filled} use={register} onUse={setRegister} />}
          </FileReport>
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
