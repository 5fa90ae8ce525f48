import { useLoaderData, useMatch, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactElement, useCallback, useEffect } from 'react';
import productStyles from '../screens/frame/productStyles.css?inline';
import { ProductScreen } from '../screens/question/ProductScreen.tsx';
import { styleSheet } from '../ui/styleSheet.ts';
import { useVisit } from '../visit/useVisit.ts';

// This file loads while the visitor reads the landing screen, so the styles are ready at Start.
styleSheet(productStyles);

const from = '/product' as const;

export function ProductRoute(): ReactElement {
  const catalogue = useLoaderData({ from });
  const { announceEntry, list } = useRouteContext({ from });
  const loading = useMatch({ from, select: ({ isFetching }) => isFetching !== false });
  const navigate = useNavigate();
  const router = useRouter();
  const visit = useVisit();
  // Stable, so that a press on the list only renders what it changes.
  const onResult = useCallback(() => void navigate({ to: '/result' }), [navigate]);
  useEffect(() => {
    if (!loading) announceEntry();
  }, [loading, announceEntry]);
  useEffect(() => void list.preload?.(), [list]);
  return (
    <ProductScreen
      catalogue={catalogue}
      list={list}
      reload={{ loading, start: () => void router.invalidate() }}
      onLanding={() => void navigate({ to: '/' })}
      onResult={onResult}
      onStartAgain={() => {
        visit.startAgain();
        void navigate({ to: '/' });
      }}
    />
  );
}
