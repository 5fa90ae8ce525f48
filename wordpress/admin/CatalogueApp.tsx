import { useMemo, useState } from 'react';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { AdminButton } from '../../workshop/Button.tsx';
import { SOME_TIME } from '../../workshop/checkFile.ts';
import { __ } from '../../workshop/i18n.ts';
import type { PublishedRange, ReadyFile } from '../../workshop/published.ts';
import { Workshop } from '../../workshop/Workshop.tsx';
import { type Client, currentId } from './client.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { type Outcome, OutcomeNotice } from './OutcomeNotice.tsx';
import { type ReadShop, ShopSource } from './ShopSource.tsx';
import type { PluginSettings } from './settings.ts';
import { type Published, useCatalogue } from './useCatalogue.ts';
import { Versions } from './Versions.tsx';

interface CatalogueAppProps {
  readonly client: Client;
  readonly settings: PluginSettings;
  /** The products of the site's shop as a file, if it has one. */
  readonly shop?: ReadShop | undefined;
}

/** The plugin's catalogue page: the workshop, which publishes to the site, and the versions. */
export function CatalogueApp({ client, settings, shop }: CatalogueAppProps) {
  const { login, element } = settings;
  const catalogue = useCatalogue(client);
  const { published, failure, reload } = catalogue;
  const range = useMemo(() => published && rangeOf(published), [published]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The file that couldn't be published. */
  const [left, setLeft] = useState<ReadyFile | null>(null);

  const publish = async (ready: ReadyFile): Promise<boolean> => {
    if (!published) return false;
    const { file, mapping } = ready;
    const answer = await client.publish({
      follows: currentId(published.list),
      name: shownValue(file.name),
      mapping,
      body: writeReply(file.products, SOME_TIME),
    });
    if (answer.ok || answer.failure.kind === 'moved-on') await reload();
    setLeft(answer.ok ? null : ready);
    setOutcome(
      answer.ok
        ? { kind: answer.value.unchanged ? 'unchanged' : 'published' }
        : { kind: 'failed', failure: answer.failure, of: 'publish' },
    );
    return answer.ok;
  };

  const host = {
    element,
    action: 'publish' as const,
    published: range,
    loaded: async () => {
      const found = await catalogue.loaded();
      return found && rangeOf(found);
    },
    publish,
    startOver: () => {
      setOutcome(null);
      setLeft(null);
    },
  };

  return (
    <>
      <Workshop
        host={host}
        source={(take) => shop && <ShopSource shop={shop} range={range} login={login} onFile={take} />}
      >
        <OutcomeNotice
          outcome={outcome}
          settings={settings}
          onPublish={() => left && publish(left)}
          isPublishable={left !== null}
        />
        <div role="alert">
          {failure && (
            <FailureNotice failure={failure} login={login}>
              <AdminButton onClick={reload}>{__('Reload', 'product-selector')}</AdminButton>
            </FailureNotice>
          )}
        </div>
      </Workshop>
      <Versions client={client} catalogue={catalogue} login={login} onOutcome={setOutcome} />
    </>
  );
}

function rangeOf({ list, products }: Published): PublishedRange {
  const { mapping, versions } = list;
  return { products, isFirst: versions.length === 0, mapping };
}
