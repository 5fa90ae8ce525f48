import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { ProductScreen } from '../screens/ProductScreen.tsx';
import productStyles from '../ui/productStyles.css?inline';
import { styleSheet } from '../ui/styleSheet.ts';
import { useVisit } from '../visit/useVisit.ts';

export { createMatcher } from '../matching/matcher.ts';

// This file is fetched while the landing screen is read: the styles are then ready when Start is pressed.
styleSheet(productStyles);

const route = getRouteApi('/product');

/** `/product`: the questionnaire and the matching systems. */
export function ProductRoute(): ReactElement {
  const { flow, products, asOf, matcher } = route.useLoaderData();
  const { announceEntry } = route.useRouteContext();
  const loading = route.useMatch({ select: ({ isFetching }) => isFetching !== false });
  const navigate = useNavigate();
  const router = useRouter();
  const visit = useVisit();
  useEffect(() => {
    if (!loading) announceEntry();
  }, [loading, announceEntry]);
  return (
    <ProductScreen
      flow={flow}
      products={products}
      matcher={matcher}
      asOf={asOf}
      loading={loading}
      onLanding={() => void navigate({ to: '/' })}
      onResult={() => void navigate({ to: '/result' })}
      onReload={() => void router.invalidate()}
      onStartAgain={() => {
        visit.startAgain();
        void navigate({ to: '/' });
      }}
    />
  );
}
