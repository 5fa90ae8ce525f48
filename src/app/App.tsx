import { RouterProvider } from '@tanstack/react-router';
import { type Frame, FrameContext } from '../ui/Heading.tsx';
import { VisitContext } from '../visit/useVisit.ts';
import type { Visit } from '../visit/visit.ts';
import type { AppRouter } from './router.tsx';

interface AppProps {
  readonly router: AppRouter;
  readonly visit: Visit;
  readonly frame: Frame;
}

/** One selector: its router between its visit and the frame of the page it stands in. */
export function App({ router, visit, frame }: AppProps) {
  return (
    <FrameContext value={frame}>
      <VisitContext value={visit}>
        <RouterProvider router={router} />
      </VisitContext>
    </FrameContext>
  );
}
