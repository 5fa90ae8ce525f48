import { useCallback, useEffect, useState } from 'react';
import { installationTemplate } from '../../sheets/installation/installationTemplate.ts';
import { readInstallationFile } from '../../sheets/installation/readInstallationFile.ts';
import { installationReport } from '../../sheets/report/installationReport.ts';
import { dayOf } from '../../src/catalogue/dayOf.ts';
import type { Installation } from '../../src/pricing/installation.ts';
import { kindSpans, MOST_UNITS } from '../../src/pricing/installationProofs.ts';
import { readShape } from '../../src/pricing/installationShape.ts';
import { type InstallationReading, MAX_INSTALLATION_BYTES } from '../../src/pricing/readInstallation.ts';
import { AdminButton } from '../../workshop/Button.tsx';
import { Dialog } from '../../workshop/Dialog.tsx';
import { DropZone } from '../../workshop/DropZone.tsx';
import { download } from '../../workshop/download.ts';
import { dateText } from '../../workshop/formats.ts';
import { __, speech, sprintf, translated } from '../../workshop/i18n.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import { ReportView } from '../../workshop/ReportView.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { Failure } from './failure.ts';
import type { AdminRequest } from './request.ts';
import { VersionTable } from './VersionTable.tsx';

interface InstallationAppProps {
  readonly request: AdminRequest;
  /** The sign-in page. */
  readonly login: string;
}

const today = () => dayOf(Date.now());

/** Installation prices: checks, publishes and withdraws a table. */
export function InstallationApp({ request, login }: InstallationAppProps) {
  /** The newest first; null until the site replies. */
  const [versions, setVersions] = useState<readonly PriceVersion[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [checked, setChecked] = useState<InstallationReading | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const load = useCallback(async () => {
    const answer = await request<SiteReply>('installation');
    if (answer.ok) setVersions(versionsIn(answer.value));
    return answer;
  }, [request]);
  useEffect(() => {
    load().then((answer) => setFailure(answer.ok ? null : answer.failure));
  }, [load]);
  /** Publishes a table, or withdraws the published one. Shows the versions as they then are, also those of somebody else. */
  const post = async (table: Installation | null) => {
    const follows = versions?.[0]?.id ?? 0;
    const answer = await request<SiteReply>('installation', { table: table ? JSON.stringify(table) : '', follows });
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) setVersions(versionsIn(answer.value));
    else await load();
    return answer.ok;
  };
  const check = (bytes: Uint8Array) => setChecked(readInstallationFile(bytes, today(), translated));
  const take = async (file: File) => {
    // Reading a little more than the limit is enough to refuse a larger file.
    const content = await file
      .slice(0, MAX_INSTALLATION_BYTES + 1)
      .arrayBuffer()
      .catch(() => null);
    const message = __('It couldn’t be read.', 'product-selector');
    if (content) check(new Uint8Array(content));
    else setChecked({ installation: null, problems: [{ place: 'file', message }] });
  };
  const publish = async (table: Installation) => {
    if (await post(table)) setChecked(null);
  };

  return (
    <section id="product-selector-installation">
      <h2>{__('Installation prices', 'product-selector')}</h2>
      <p>
        {__(
          'With a table of your installation prices, visitors see what a system costs installed, as a span. Prices include GST.',
          'product-selector',
        )}
      </p>
      <div role="status">{versions && <PublishedTable table={versions[0]?.table ?? null} />}</div>
      {versions?.[0]?.table && (
        <AdminButton onClick={() => setWithdrawing(true)}>{__('Withdraw the prices', 'product-selector')}</AdminButton>
      )}
      {isWithdrawing && <WithdrawDialog onWithdraw={() => post(null)} onClose={() => setWithdrawing(false)} />}
      <TableInput onFile={take} />
      <div role="alert">{failure && <FailureNotice failure={failure} login={login} />}</div>
      <div role="status">{checked && <CheckReport {...checked} onPublish={publish} />}</div>
      {versions && versions.length > 0 && (
        <>
          <h3>{__('Versions of the prices', 'product-selector')}</h3>
          <VersionTable
            versions={versions}
            hasContent={({ table }) => table !== null}
            contents={({ table }) => table && lastDay(table)}
            onDownload={({ table }) => download('prices.json', `${JSON.stringify(table, null, 2)}\n`, 'json')}
            // It is checked like any other table, because its last day may be over.
            onRestore={({ table }) => check(new TextEncoder().encode(JSON.stringify(table)))}
          />
        </>
      )}
    </section>
  );
}

interface PriceVersion {
  readonly id: number;
  readonly name: string;
  readonly published: string;
  readonly author: string;
  /** Null where the prices were withdrawn. */
  readonly table: Installation | null;
}

interface SiteReply {
  readonly versions: readonly Omit<PriceVersion, 'name'>[];
}

function versionsIn({ versions }: SiteReply): readonly PriceVersion[] {
  return versions.map((version) => {
    const table = version.table && readShape(version.table).installation;
    const name = table ? `${table.provider}, ${table.month}` : __('Withdrawn', 'product-selector');
    return { ...version, table, name };
  });
}

const lastDay = ({ valid_until: day }: Installation): string =>
  // translators: %s: a date
  sprintf(__('Until %s', 'product-selector'), dateText(new Date(day)));

function WithdrawDialog({ onWithdraw, onClose }: { onWithdraw(): void; onClose(): void }) {
  return (
    <Dialog title={__('Withdraw the prices?', 'product-selector')} onClose={onClose}>
      {(close) => (
        <>
          <p>
            {__(
              'Visitors then no longer see what a system costs installed. The table stays among the versions.',
              'product-selector',
            )}
          </p>
          <p className="ps-buttons">
            <AdminButton onClick={close}>{__('Keep them', 'product-selector')}</AdminButton>
            <AdminButton
              kind="primary"
              onClick={() => {
                close();
                onWithdraw();
              }}
            >
              {__('Withdraw', 'product-selector')}
            </AdminButton>
          </p>
        </>
      )}
    </Dialog>
  );
}

function PublishedTable({ table }: { readonly table: Installation | null }) {
  if (table === null) return <p>{__('No prices are published.', 'product-selector')}</p>;
  const until = dateText(new Date(table.valid_until));
  return (
    <p>
      {table.valid_until < today()
        ? // translators: %s: a date
          sprintf(__('The last day of your prices, %s, is over. Visitors see none.', 'product-selector'), until)
        : sprintf(
            // translators: 1: the provider's name, 2: a month such as 2026-06, 3: a date
            __('Published: the price list of %1$s, %2$s, shown until %3$s.', 'product-selector'),
            table.provider,
            table.month,
            until,
          )}
    </p>
  );
}

function TableInput({ onFile }: { onFile(file: File): void }) {
  const template = () =>
    download('prices.xlsx', installationTemplate('xlsx', today(), true, translated).slice(), 'xlsx');
  return (
    <>
      <p className="ps-buttons">
        <AdminButton onClick={template}>
          {__('Download a workbook with example prices', 'product-selector')}
        </AdminButton>
      </p>
      <DropZone
        isWholePage={false}
        label={__('Drop your table of prices here, or', 'product-selector')}
        buttonText={__('Choose the table', 'product-selector')}
        hint={__('.xlsx, .csv or .json. It is checked in your browser.', 'product-selector')}
        accept=".xlsx,.csv,.tsv,.txt,.json"
        onFile={onFile}
      />
    </>
  );
}

function CheckReport({
  installation,
  problems,
  onPublish,
}: InstallationReading & { onPublish(table: Installation): void }) {
  const kinds = installation ? kindSpans(installation, MOST_UNITS) : {};
  const report = installationReport({ installation, problems, kinds, products: [] }, speech());
  return (
    <AdminNotice kind={installation ? 'success' : 'error'}>
      <ReportView report={report} level={3} />
      {installation && (
        <p>
          <AdminButton kind="primary" onClick={() => onPublish(installation)}>
            {__('Publish the prices', 'product-selector')}
          </AdminButton>
        </p>
      )}
    </AdminNotice>
  );
}
