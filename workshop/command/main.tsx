import '../workshop.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { CommandPage } from './CommandPage.tsx';

// The cookie has the token from here on; the address would keep it in the history.
history.replaceState(null, '', '/');

const place = document.getElementById('workshop');
if (place) {
  createRoot(place).render(
    <ErrorBoundary>
      <CommandPage />
    </ErrorBoundary>,
  );
}
