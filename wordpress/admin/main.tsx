import '../../workshop/workshop.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../workshop/ErrorBoundary.tsx';
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
  const settings = JSON.parse(place.dataset.settings ?? '') as PluginSettings;
  createRoot(place).render(
    <ErrorBoundary>
      <CatalogueApp
        settings={settings}
        client={createClient(request)}
        shop={settings.shop ? shopOf(request) : undefined}
      />
      <InstallationApp request={request} login={settings.login} />
    </ErrorBoundary>,
  );
}
