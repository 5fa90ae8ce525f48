import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './page.css';
import { End, Landing, Questions } from './screens.tsx';

function LandingRoute() {
  const navigate = useNavigate();
  return <Landing onStart={() => void navigate({ to: '/product' })} />;
}

function ProductRoute() {
  const navigate = useNavigate();
  return <Questions onEnd={() => void navigate({ to: '/result' })} />;
}

const root = createRootRoute({ component: Outlet });
const getParentRoute = () => root;
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute, path: '/', component: LandingRoute }),
    createRoute({ getParentRoute, path: '/product', component: ProductRoute }),
    createRoute({ getParentRoute, path: '/result', component: End }),
  ]),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

createRoot(document.body).render(<RouterProvider router={router} />);
