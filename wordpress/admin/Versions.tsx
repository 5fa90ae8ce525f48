import { useState } from 'react';
import { writeCsv } from '../../sheets/write/writeCsv.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { download, stem, withUtf8Mark } from '../../workshop/download.ts';
import { fileSizeText, numberText } from '../../workshop/formats.ts';
import { __, sprintf } from '../../workshop/i18n.ts';
import { type Client, productsOf, type Version } from './client.ts';
import type { Outcome } from './OutcomeNotice.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import type { PluginSettings } from './settings.ts';
import type { useCatalogue } from './useCatalogue.ts';
import { VersionTable } from './VersionTable.tsx';

interface VersionsProps {
  readonly client: Client;
  readonly catalogue: ReturnType<typeof useCatalogue>;
  readonly login: PluginSettings['login'];
  onOutcome(outcome: Outcome | null): void;
}

/** The versions of the catalogue: each can be downloaded and restored. */
export function Versions({ client, catalogue, login, onOutcome }: VersionsProps) {
  const { published, failure, reload } = catalogue;
  const [restoring, setRestoring] = useState<{ version: Version; products: readonly Product[] } | null>(null);

  /** Loads a version's products, or shows the failure. A damaged one has none. */
  const open = async (version: Version): Promise<readonly Product[] | null> => {
    onOutcome(null);
    const answer = await client.body(version.id);
    if (answer.ok) return productsOf(answer.value) ?? [];
    onOutcome({ kind: 'failed', failure: answer.failure, of: 'version' });
    return null;
  };

  const downloadVersion = async (version: Version): Promise<void> => {
    const products = await open(version);
    if (products) download(`${stem(version.name)}.csv`, withUtf8Mark(writeCsv(products)), 'csv');
  };

  const askToRestore = async (version: Version): Promise<void> => {
    const products = await open(version);
    if (products) setRestoring({ version, products });
  };

  const restored = async (): Promise<void> => {
    setRestoring(null);
    await reload();
    onOutcome({ kind: 'restored' });
  };

  return (
    <>
      <h2>{__('Versions', 'product-selector')}</h2>
      <p>{__('The last ten are kept.', 'product-selector')}</p>
      {published?.list.versions.length === 0 && (
        <p>{__('Nothing is published yet: the selector shows no systems.', 'product-selector')}</p>
      )}
      {published && published.list.versions.length > 0 && (
        <VersionTable
          versions={published.list.versions}
          contents={({ systems, size }) => (
            <>
              {/* translators: %s: a number */}
              {sprintf(__('Systems: %s', 'product-selector'), numberText(systems))}
              <br />
              {fileSizeText(size)}
            </>
          )}
          onDownload={downloadVersion}
          onRestore={askToRestore}
        />
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
