import { useMemo, useRef, useState } from 'react';
import type { Mapping } from '../../sheets/read/mapping.ts';
import { readMapping, writeMapping } from '../../sheets/read/readMapping.ts';
import { localDate } from '../../sheets/register/localDate.ts';
import { writeCsv } from '../../sheets/write/writeCsv.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { AdminButton } from './Button.tsx';
import { CatalogueDrop } from './CatalogueDrop.tsx';
import { type Client, currentId, productsOf, type Version } from './client.ts';
import { download, stem, withUtf8Mark } from './download.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { FileReport } from './FileReport.tsx';
import { __ } from './i18n.ts';
import { MappingEditor } from './MappingEditor.tsx';
import { MappingNotice } from './MappingNotice.tsx';
import { type Outcome, OutcomeNotice } from './OutcomeNotice.tsx';
import { PublishBar } from './PublishBar.tsx';
import { publishFile } from './publishing.ts';
import { RefusedFile } from './RefusedFile.tsx';
import { RegisterCard, type UsedRegister } from './RegisterCard.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { fillFile } from './registerFill.ts';
import { fileSummary } from './reportText.ts';
import { SheetChoice } from './SheetChoice.tsx';
import type { PluginSettings } from './settings.ts';
import { TemplateDownload } from './TemplateDownload.tsx';
import { type Published, useCatalogue } from './useCatalogue.ts';
import { useChosenFile } from './useChosenFile.ts';
import { VersionTable } from './VersionTable.tsx';

interface AppProps {
  readonly client: Client;
  readonly settings: PluginSettings;
  /** Before the first file is opened. */
  loadWords?(): Promise<void>;
}

/** The catalogue page: check a file, publish it, restore earlier versions. */
export function CatalogueApp({ client, settings, loadWords = async () => {} }: AppProps) {
  const { login, element } = settings;
  const catalogue = useCatalogue(client);
  const { published, failure, reload } = catalogue;
  const chosen = useChosenFile(async () => mappingOf(await catalogue.loaded()), loadWords);
  const { checked: original, foreign, isReading, workbook } = chosen;
  const isMapping = foreign !== null && original === null;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [restoring, setRestoring] = useState<{ version: Version; products: readonly Product[] } | null>(null);
  const [register, setRegister] = useState<UsedRegister | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const filled = useMemo(
    () => (original && register ? fillFile(original, register.rows, localDate(new Date())) : null),
    [original, register],
  );
  const file = filled?.file ?? original;

  const startOver = (): void => {
    setOutcome(null);
    setRegister(null);
  };

  const take = (file: File): Promise<void> => {
    startOver();
    return chosen.take(file);
  };

  const takeSheet = (sheet: string): void => {
    startOver();
    chosen.takeSheet(sheet);
  };

  const changeMapping = (): void => {
    startOver();
    chosen.changeMapping();
  };

  const publish = async (): Promise<void> => {
    if (!file || !published || isBusy) return;
    setBusy(true);
    const attempt = chosen.attempt.current;
    const mapping = foreign ? writeMapping(foreign.mapping) : published.list.mapping;
    const answer = await publishFile(client, file, currentId(published.list), mapping);
    // Another file may have been chosen since.
    if (answer.ok && chosen.attempt.current === attempt) clear();
    if (answer.ok || answer.failure.kind === 'moved-on') await reload();
    setOutcome(
      answer.ok
        ? { kind: answer.value.isUnchanged ? 'unchanged' : 'published' }
        : { kind: 'failed', failure: answer.failure, of: 'publish' },
    );
    setBusy(false);
  };

  const clear = (): void => {
    chosen.clear();
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
        {!isReading && !file && !isMapping && workbook && __('Choose the sheet of the workbook.', 'product-selector')}
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
            <AdminButton onClick={reload}>{__('Reload', 'product-selector')}</AdminButton>
          </FailureNotice>
        )}
      </div>
      {isFirst && <TemplateDownload isFirst />}
      <h2>{__('New catalogue', 'product-selector')}</h2>
      <CatalogueDrop onFile={take} button={choose} />
      {!isFirst && <TemplateDownload isFirst={false} />}
      {chosen.refused && <RefusedFile check={chosen.refused} />}
      {workbook && <SheetChoice {...workbook} onChoose={takeSheet} />}
      {isMapping && <MappingEditor foreign={foreign} onUse={chosen.applyMapping} onDiscard={discard} />}
      {file && original && (
        <>
          <PublishBar file={file} published={published} isBusy={isBusy} onPublish={publish} onDiscard={discard} />
          {foreign && <MappingNotice foreign={foreign} onChange={changeMapping} />}
          <FileReport file={file} published={published} element={element}>
            {original.cells && <RegisterCard filled={filled} register={register} onUse={setRegister} />}
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

/** The mapping of the published catalogue; null if there is none that can be read. */
function mappingOf(published: Published | null): Mapping | null {
  const read = published?.list.mapping ? readMapping(published.list.mapping) : null;
  return read?.ok ? read.mapping : null;
}
