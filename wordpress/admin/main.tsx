import '../../workshop/workshop.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../workshop/ErrorBoundary.tsx';
import { __ } from '../../workshop/i18n.ts';
import { CatalogueApp } from './CatalogueApp.tsx';
import { createClient } from './client.ts';
import { InstallationApp } from './InstallationApp.tsx';
import { keepRange } from './keepRange.ts';
import { type ApiFetch, createRequest } from './request.ts';
import { shopOf } from './ShopSource.tsx';
import type { PluginSettings } from './settings.ts';

const { wp } = globalThis as unknown as { readonly wp: { readonly apiFetch: ApiFetch } };
const place = document.getElementById('product-selector-admin');
if (place) {
  const request = keepRange(createRequest(wp.apiFetch));
  const settings = readSettings(place.dataset.settings);
  createRoot(place).render(
    settings ? (
      <ErrorBoundary>
        <CatalogueApp
          settings={settings}
          client={createClient(request)}
          shop={settings.shop ? shopOf(request) : undefined}
        />
        <InstallationApp request={request} login={settings.login} />
      </ErrorBoundary>
    ) : (
      <p>{__('This page’s settings are missing. Reload the page.', 'product-selector')}</p>
    ),
  );
}

/** Null if something on the site, such as an optimiser, has taken them away. */
function readSettings(text = ''): PluginSettings | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
