import { useLoaderData, useMatch, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import type { EnquiryPart } from '../screens/enquiryPart.ts';
import { ResultScreen } from '../screens/ResultScreen.tsx';
import { change, lookAt } from '../visit/steps.ts';
import { useVisit } from '../visit/useVisit.ts';
import { useAction } from './useAction.ts';

const from = '/result' as const;

export function ResultRoute(): ReactElement {
  const catalogue = useLoaderData({ from });
  const loading = useMatch({ from, select: ({ isFetching }) => isFetching !== false });
  const navigate = useNavigate();
  const router = useRouter();
  const visit = useVisit();
  const { enquiry } = useRouteContext({ from });
  const [enquiries, setEnquiries] = useState<EnquiryPart | null>(null);
  useEffect(() => {
    void enquiry.then(setEnquiries);
  }, [enquiry]);
  return (
    <ResultScreen
      enquiries={enquiries}
      action={useAction()}
      catalogue={catalogue}
      reload={{ loading, start: () => void router.invalidate() }}
      made={hereAndNow}
      onBack={() => {
        visit.update((state) => lookAt(state, 'matches'));
        void navigate({ to: '/product' });
      }}
      onChange={(question) => {
        visit.update((state) => change(state, question, 'result'));
        void navigate({ to: '/product' });
      }}
      onStartAgain={() => {
        visit.startAgain();
        void navigate({ to: '/' });
      }}
    />
  );
}

/** When and where the brief was made. */
function hereAndNow(): { readonly at: number; readonly address: string } {
  return { at: Date.now(), address: `${window.location.host}${window.location.pathname}` };
}
