import { type ReactNode, useMemo, useRef, useState } from 'react';
import { compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { sharpChanges } from '../sheets/compare/sharpChange.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { readMapping, writeMapping } from '../sheets/read/readMapping.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { CatalogueDrop } from './CatalogueDrop.tsx';
import { type CheckedFile, SOME_TIME } from './checkFile.ts';
import { stem } from './download.ts';
import { FileReport } from './FileReport.tsx';
import { fileSummary } from './fileSummary.ts';
import { __ } from './i18n.ts';
import { MappingEditor } from './MappingEditor.tsx';
import { MappingNotice } from './MappingNotice.tsx';
import { PublishBar } from './PublishBar.tsx';
import type { LastPress, PublishedRange, ReadyFile } from './published.ts';
import { RefusedFile } from './RefusedFile.tsx';
import { RegisterCard, type UsedRegister } from './RegisterCard.tsx';
import { fillFile } from './registerFill.ts';
import { SheetChoice } from './SheetChoice.tsx';
import { TemplateDownload } from './TemplateDownload.tsx';
import { useChosenFile } from './useChosenFile.ts';

/** The page around the workshop: the plugin's, the command's or the site's. */
export interface WorkshopHost {
  /** The address of the built element, for the preview. */
  readonly element: string;
  readonly action: LastPress;
  /** Null until the host knows it. */
  readonly published: PublishedRange | null;
  /** The same, once it is known; null if that fails. */
  loaded(): Promise<PublishedRange | null>;
  /** Publishes the range, and says what came of it. Returns true if it is published, so that the file can go. */
  publish(ready: ReadyFile): Promise<boolean>;
  /** Called when another file is chosen, or the file is discarded. */
  startOver(): void;
}

type Chosen = ReturnType<typeof useChosenFile>;

interface WorkshopProps {
  readonly host: WorkshopHost;
  /** A file to begin with. */
  readonly first?: File;
  /** What the host has to say, above the place for a file. */
  readonly children?: ReactNode;
  /** Another way to a file, beside the place for one. */
  source?(take: (file: File) => void): ReactNode;
}

/** One page for a provider's file: drop it, answer what its columns mean, see what is wrong, what changes and what visitors get, publish. */
export function Workshop({ host, first, children, source }: WorkshopProps) {
  const { element, action, published } = host;
  const chosen = useChosenFile(async () => mappingOf(await host.loaded()), first);
  const { checked: original, foreign, workbook } = chosen;
  const isMapping = foreign !== null && original === null;
  const [isBusy, setBusy] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const { register, setRegister, filled } = useRegister(original);
  const file = filled?.file ?? original;

  /** Does something with another file, or with another reading of this one. */
  const anew =
    <Given extends readonly unknown[]>(begin: (...given: Given) => void) =>
    (...given: Given): void => {
      host.startOver();
      setRegister(null);
      begin(...given);
    };

  const publish = async (): Promise<void> => {
    if (!file || !chosen.bytes || !published || isBusy) return;
    setBusy(true);
    const attempt = chosen.attempt.current;
    const columns = foreign && !filled ? writeMapping(foreign.mapping) : '';
    const isPublished = await host.publish({
      file,
      source: filled
        ? new File([writeReply(file.products, SOME_TIME)], `${stem(file.name)}.json`)
        : new File([chosen.bytes], foreign?.name ?? file.name),
      columns,
      sheet: filled ? undefined : (workbook?.chosen ?? undefined),
      mapping: foreign ? writeMapping(foreign.mapping) : published.mapping,
      answers: confirmedBy(file, published),
    });
    // The person may have chosen another file meanwhile.
    if (isPublished && action === 'publish' && chosen.attempt.current === attempt) {
      chosen.clear();
      setRegister(null);
    }
    setBusy(false);
  };

  const discard = (): void => {
    anew(chosen.clear)();
    choose.current?.focus();
  };

  const isFirst = published?.isFirst === true && !file;

  return (
    <>
      <ReadingStatus chosen={chosen} file={file} />
      {children}
      {isFirst && <TemplateDownload isFirst />}
      <h2>{__('New catalogue', 'product-selector')}</h2>
      {source?.(anew(chosen.take))}
      <CatalogueDrop onFile={anew(chosen.take)} button={choose} />
      {!isFirst && <TemplateDownload isFirst={false} />}
      {chosen.refused && <RefusedFile check={chosen.refused} />}
      {workbook && <SheetChoice {...workbook} onChoose={anew(chosen.takeSheet)} />}
      {isMapping && <MappingEditor foreign={foreign} onUse={chosen.applyMapping} onDiscard={discard} />}
      {file && original && (
        <>
          <PublishBar
            file={file}
            action={action}
            published={published}
            isBusy={isBusy}
            onPublish={publish}
            onDiscard={discard}
          />
          {foreign && <MappingNotice foreign={foreign} onChange={anew(chosen.changeMapping)} />}
          <FileReport file={file} published={published} element={element}>
            {original.cells && <RegisterCard filled={filled} register={register} onUse={setRegister} />}
          </FileReport>
        </>
      )}
    </>
  );
}

/** The energy register that the provider opened, and the file with the register's figures. */
function useRegister(original: Chosen['checked']) {
  const [register, setRegister] = useState<UsedRegister | null>(null);
  const filled = useMemo(
    () => (original && register ? fillFile(original, register.rows, dayOf(Date.now())) : null),
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

/** The press says "without these rows", and the dialog has asked about sharp changes. */
function confirmedBy({ readiness, products }: CheckedFile, published: PublishedRange) {
  const sharp = sharpChanges(compareCatalogues(published.products, products));
  return {
    ...(readiness.kind === 'bad-rows' && { 'bad-rows': 'leave-out' }),
    ...Object.fromEntries(sharp.map(({ kind }) => [kind, 'publish'])),
  };
}

/** The mapping of the published range; null if there is none, or if it can't be read. */
function mappingOf(published: PublishedRange | null): Mapping | null {
  const read = published?.mapping ? readMapping(published.mapping) : null;
  return read?.ok ? read.mapping : null;
}
