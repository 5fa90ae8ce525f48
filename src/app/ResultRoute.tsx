import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { FLOW } from '../questionnaire/questionSet.ts';
import { ResultScreen } from '../screens/ResultScreen.tsx';
import resultStyles from '../ui/resultStyles.css?inline';
import { styleSheet } from '../ui/styleSheet.ts';
import { change, lookAt } from '../visit/steps.ts';
import { useVisit } from '../visit/useVisit.ts';

// Read when the file has come, and not in the midst of drawing the screen.
styleSheet(resultStyles);

const route = getRouteApi('/result');

/** `/result`: the chosen system. */
export function ResultRoute(): ReactElement {
  const { products, asOf } = route.useLoaderData();
  const loading = route.useMatch({ select: ({ isFetching }) => isFetching !== false });
  const navigate = useNavigate();
  const router = useRouter();
  const visit = useVisit();
  return (
    <ResultScreen
      flow={FLOW}
      products={products}
      asOf={asOf}
      loading={loading}
      made={hereAndNow}
      onBack={() => {
        visit.update((state) => lookAt(state, 'matches'));
        void navigate({ to: '/product' });
      }}
      onChange={(question) => {
        visit.update((state) => change(state, question, 'result'));
        void navigate({ to: '/product' });
      }}
      onReload={() => void router.invalidate()}
      onStartAgain={() => {
        visit.startAgain();
        void navigate({ to: '/' });
      }}
    />
  );
}

/** When and where a brief is made. */
function hereAndNow(): { readonly at: number; readonly address: string } {
  return { at: Date.now(), address: `${window.location.host}${window.location.pathname}` };
}
