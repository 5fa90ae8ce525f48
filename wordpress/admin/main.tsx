import './admin.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createClient } from './client.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { __ } from './i18n.ts';
import { Notice } from './Notice.tsx';
import { type ApiFetch, createRequest } from './request.ts';
import { readSettings } from './settings.ts';

const { wp } = globalThis as unknown as { wp: { apiFetch: ApiFetch } };
const place = document.getElementById('product-selector-admin');
if (place) {
  const settings = readSettings(place.dataset.settings);
  createRoot(place).render(
    <ErrorBoundary>
      {settings ? (
        <App settings={settings} client={createClient(createRequest(wp.apiFetch))} />
      ) : (
        <Notice kind="error">
          <p role="alert">{__('This page’s settings are missing. Reload the page.', 'product-selector')}</p>
        </Notice>
      )}
    </ErrorBoundary>,
  );
}
