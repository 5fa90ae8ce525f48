import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactElement, useEffect, useRef } from 'react';
import { useWords } from '../screens/frame/useWords.ts';
import { LandingScreen } from '../screens/landing/LandingScreen.tsx';
import { afterPaint } from '../ui/afterPaint.ts';
import { useVisit } from '../visit/useVisit.ts';
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
        visit.update((state) => ({ ...state, at: 'Q0', changing: null }));
        void navigate({ to: '/product' });
      }}
      onResume={resume}
    />
  );
}

/**
 * Preloads `/product` while the visitor reads the current screen, so that the questions are mostly loaded at *Start*. A
 * sign of intent (pointer or focus on the button) preloads again after the preload delay; fresh data is not loaded
 * twice. While the files come, the first number is formatted: that takes a slow phone a tenth of a second once.
 */
function usePreload(): { onIntent(): void; onIntentEnd(): void } {
  const router = useRouter();
  const words = useWords();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    void router.preloadRoute({ to: '/product' });
    return () => clearTimeout(timer.current);
  }, [router]);
  useEffect(() => afterPaint(() => words.number(0)), [words]);
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
