import { isSized } from '../../matching/jobModel.ts';
import type { WaysProps } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useModal } from '../../ui/Modal.tsx';
import { Comparison } from './Comparison.tsx';
import { SHORTLIST } from './words/shortlist.ts';

/** A button that opens the comparison of ways to do the job, each with what it begins with. */
export function CompareWays({ ways, jobs, view }: WaysProps) {
  const say = useSay(SHORTLIST);
  const modal = useModal();
  return (
    <>
      <Button onClick={modal.open}>{say('compare.ways')}</Button>
      <Comparison
        modal={modal}
        title={say('compare.ways')}
        jobs={jobs.map((one, at) => ({ ...one, way: ways[at]! }))}
        job={view.job}
        tariff={view.tariff}
        onChoose={(index) => view.onChoose(jobs[index]!, isSized(jobs[index]!))}
      />
    </>
  );
}
