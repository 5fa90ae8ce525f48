import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PRELOAD_DELAY_MS } from './limits.ts';

/**
 * Preloads `/product` while the visitor reads the current screen, so that the questions are mostly loaded at *Start*. A
 * sign of intent (pointer or focus on the button) preloads again after the preload delay; fresh data is not loaded
 * twice.
 */
export function usePreload(): { onIntent(): void; onIntentEnd(): void } {
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
