import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWords } from '../screens/frame/useWords.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { PRELOAD_DELAY_MS } from './limits.ts';

/**
 * Preloads `/product` while the visitor reads the current screen, so that the questions are mostly loaded at *Start*. A
 * sign of intent (pointer or focus on the button) preloads again after the preload delay; fresh data is not loaded
 * twice. While the files come, the first number is formatted: that takes a slow phone a tenth of a second once.
 */
export function usePreload(): { onIntent(): void; onIntentEnd(): void } {
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
