import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactElement, useEffect, useRef } from 'react';
import { LandingScreen } from '../screens/landing/LandingScreen.tsx';
import { useVisit } from '../visit/useVisit.ts';
import { begin } from '../visit/visitState.ts';
import { PRELOAD_DELAY_MS } from './limits.ts';
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
        visit.update(begin);
        void navigate({ to: '/product' });
      }}
      onResume={resume}
    />
  );
}

/**
 * Preloads `/product` while the visitor reads the current screen, so that the questions are mostly loaded at *Start*. A
 * sign of intent (pointer or focus on the button) preloads again after the preload delay; fresh data is not loaded
 * twice.
 */
function usePreload(): { onIntent(): void; onIntentEnd(): void } {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    void router.preloadRoute({ to: '/product' });
    return () => clearTimeout(timer.current);
  }, [router]);
  return {
    onIntent() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void router.preloadRoute({ to: '/product' }), PRELOAD_DELAY_MS);
    },
    onIntentEnd() {
      clearTimeout(timer.current);
    },
  };
}
