import { useVisit } from '../../visit/useVisit.ts';

/** Opens or closes the form for an enquiry in place of the result. */
export function useAsking(): (asking: boolean) => void {
  const visit = useVisit();
  return (asking) => visit.update((state) => ({ ...state, asking }));
}
