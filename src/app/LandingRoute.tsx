import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LandingScreen } from '../screens/landing/LandingScreen.tsx';
import { useVisit } from '../visit/useVisit.ts';
import { usePreload } from './usePreload.ts';
import { useResume } from './useResume.ts';

export function LandingRoute(): ReactElement {
  const navigate = useNavigate();
  const visit = useVisit();
  const preload = usePreload();
  const resume = useResume();
  return (
    <LandingScreen
      {...preload}
      onStart={() => {
        visit.update((state) => ({ ...state, at: 'Q0', changing: null }));
        void navigate({ to: '/product' });
      }}
      onResume={resume}
    />
  );
}
