import { useNavigate } from '@tanstack/react-router';
import { useVisit } from '../visit/useVisit.ts';

/** Continues this visit, or an earlier one, where the visitor left off. */
export function useResume(): () => void {
  const navigate = useNavigate();
  const visit = useVisit();
  return () => {
    visit.resume();
    void navigate({ to: visit.get().place ?? '/product' });
  };
}
