/** How long a page is idle before it loads what nobody has asked for. */
export const IDLE_MS = 2000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Calls back once the element is in view and the page has been idle for two seconds, unless the connection is slow or saves data. */
export function whenIdling(element: HTMLElement, signal: AbortSignal, work: () => void): void {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(work, IDLE_MS);
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    wait();
    // Whatever the page does begins the two seconds anew, where the browser tells.
    if (PerformanceObserver.supportedEntryTypes?.includes('longtask')) busy.observe({ type: 'longtask' });
  });
  const busy = new PerformanceObserver(wait);
  seen.observe(element);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    seen.disconnect();
    busy.disconnect();
  });
}
