import { useMemo, useRef, useState } from 'react';
import type { Mapping } from '../../sheets/read/mapping.ts';
import { readMapping, writeMapping } from '../../sheets/read/readMapping.ts';
import { localDate } from '../../sheets/register/localDate.ts';
import { AdminButton } from './Button.tsx';
import { CatalogueDrop } from './CatalogueDrop.tsx';
import { type Client, currentId } from './client.ts';
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
import { fillFile } from './registerFill.ts';
import { fileSummary } from './reportText.ts';
import { SheetChoice } from './SheetChoice.tsx';
import type { PluginSettings } from './settings.ts';
import { TemplateDownload } from './TemplateDownload.tsx';
import { type Published, useCatalogue } from './useCatalogue.ts';
import { useChosenFile } from './useChosenFile.ts';
import { Versions } from './Versions.tsx';

type Chosen = ReturnType<typeof useChosenFile>;

interface AppProps {
  readonly client: Client;
  readonly settings: PluginSettings;
  /** Called before the first file is opened. */
  loadWords?(): Promise<void>;
}

/** The catalogue page: check a file, publish it, restore earlier versions. */
export function CatalogueApp({ client, settings, loadWords = async () => {} }: AppProps) {
  const { login, element } = settings;
  const catalogue = useCatalogue(client);
  const { published, failure, reload } = catalogue;
  const chosen = useChosenFile(async () => mappingOf(await catalogue.loaded()), loadWords);
  const { checked: original, foreign, workbook } = chosen;
  const isMapping = foreign !== null && original === null;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { register, setRegister, filled } = useRegister(original);
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
    // The person may have chosen another file meanwhile.
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

  const isFirst = published !== null && published.list.versions.length === 0 && !file;

  return (
    <>
      <ReadingStatus chosen={chosen} file={file} />
      <OutcomeNotice
        outcome={outcome}
        settings={settings}
        onPublish={publish}
        isPublishable={file !== null && published !== null}
      />
      <LoadFailure failure={failure} login={login} reload={reload} />
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
      <Versions client={client} catalogue={catalogue} login={login} onOutcome={setOutcome} />
    </>
  );
}

/** The energy register that the provider opened, and the file with the register's figures. */
function useRegister(original: Chosen['checked']) {
  const [register, setRegister] = useState<UsedRegister | null>(null);
  const filled = useMemo(
    () => (original && register ? fillFile(original, register.rows, localDate(new Date())) : null),
    [original, register],
  );
  return { register, setRegister, filled };
}

interface ReadingStatusProps {
  readonly chosen: Chosen;
  /** Null until there is a file that can be published. */
  readonly file: Chosen['checked'];
}

/** The progress of reading the chosen file, for screen readers. */
function ReadingStatus({ chosen, file }: ReadingStatusProps) {
  const { checked, foreign, isReading, workbook } = chosen;
  const isMapping = foreign !== null && checked === null;
  return (
    <p className="screen-reader-text" role="status">
      {isReading && __('Reading the file …', 'product-selector')}
      {!isReading && file && fileSummary(file)}
      {!isReading && !file && !isMapping && workbook && __('Choose the sheet of the workbook.', 'product-selector')}
    </p>
  );
}

type LoadFailureProps = Pick<ReturnType<typeof useCatalogue>, 'failure' | 'reload'> & Pick<PluginSettings, 'login'>;

/** The reason why the published catalogue couldn't be loaded. */
function LoadFailure({ failure, reload, login }: LoadFailureProps) {
  return (
    <div role="alert">
      {failure && (
        <FailureNotice failure={failure} login={login}>
          <AdminButton onClick={reload}>{__('Reload', 'product-selector')}</AdminButton>
        </FailureNotice>
      )}
    </div>
  );
}

/** The mapping of the published catalogue; null if there is none, or if it can't be read. */
function mappingOf(published: Published | null): Mapping | null {
  const read = published?.list.mapping ? readMapping(published.list.mapping) : null;
  return read?.ok ? read.mapping : null;
}
