import '../../workshop/workshop.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../workshop/ErrorBoundary.tsx';
import { __ } from '../../workshop/i18n.ts';
import { AdminNotice } from '../../workshop/Notice.tsx';
import { CatalogueApp } from './CatalogueApp.tsx';
import { createClient } from './client.ts';
import { InstallationApp } from './InstallationApp.tsx';
import { keepRange } from './keepRange.ts';
import { loadWords } from './loadedWords.ts';
import { type AdminRequest, type ApiFetch, createRequest } from './request.ts';
import { shopOf } from './ShopSource.tsx';
import { readLogin, readSettings } from './settings.ts';

let shared: AdminRequest | null = null;

/** One request function for the whole page, because it writes the range in words as the page opens. */
function request(): AdminRequest {
  shared ??= keepRange(createRequest((globalThis as unknown as { wp: { apiFetch: ApiFetch } }).wp.apiFetch));
  return shared;
}

/** The pages by the id of their container; null without settings. */
const PAGES: Readonly<Record<string, (data: string | undefined) => ReactNode>> = {
  'product-selector-admin': (data) => {
    const settings = readSettings(data);
    if (!settings) return null;
    const client = createClient(request());
    const shop = settings.shop ? shopOf(request()) : undefined;
    return <CatalogueApp settings={settings} client={client} loadWords={() => loadWords(settings.words)} shop={shop} />;
  },
  'product-selector-installation': (data) => {
    const settings = readLogin(data);
    return settings && <InstallationApp request={request()} login={settings.login} />;
  },
};

for (const [id, page] of Object.entries(PAGES)) {
  const place = document.getElementById(id);
  if (!place) continue;
  createRoot(place).render(
    <ErrorBoundary>
      {page(place.dataset.settings) ?? (
        <AdminNotice kind="error">
          <p role="alert">{__('This page’s settings are missing. Reload the page.', 'product-selector')}</p>
        </AdminNotice>
      )}
    </ErrorBoundary>,
  );
}
