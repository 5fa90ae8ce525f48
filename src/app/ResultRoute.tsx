import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { FLOW } from '../questionnaire/questionSet.ts';
import { ResultScreen } from '../screens/ResultScreen.tsx';
import { change, lookAt } from '../visit/steps.ts';
import { useVisit } from '../visit/useVisit.ts';

const route = getRouteApi('/result');

/** `/result`: the chosen system. */
export function ResultRoute(): ReactElement {
  const { products } = route.useLoaderData();
  const loading = route.useMatch({ select: ({ isFetching }) => isFetching !== false });
  const navigate = useNavigate();
  const router = useRouter();
  const visit = useVisit();
  return (
    <ResultScreen
      flow={FLOW}
      products={products}
      loading={loading}
      made={madeHereToday}
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

/** Where and when a brief was made. */
function madeHereToday(lang: string): { readonly date: string; readonly address: string } {
  return {
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date()),
    address: `${window.location.host}${window.location.pathname}`,
  };
}
