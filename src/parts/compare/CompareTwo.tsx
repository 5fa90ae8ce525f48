import { shownModels } from '../../matching/shownModels.ts';
import type { PairProps, WaysProps } from '../../screens/frame/slots.tsx';
import { useJob } from '../../screens/frame/useJob.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, useModal } from '../../ui/Modal.tsx';
import { Comparison } from './Comparison.tsx';
import { useModels } from './useModels.ts';
import type { ComparedJob } from './words/comparedFigures.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** A button that opens the comparison of two systems. */
export function CompareTwo({ products, matcher, zone, tariff, look = 'plain', label, text, onChoose }: PairProps) {
  const say = useSay(SHORTLIST);
  const modal = useModal();
  const job = useJob(zone);
  const models = useModels(products, matcher, job);
  return (
    <>
      <Button look={look} aria-label={label} onClick={modal.open}>
        {text}
      </Button>
      <Modal modal={modal} title={say('compare.title')} closeLabel={say('compare.close')} wide>
        <Comparison
          jobs={models.map((model) => ({ models: [model], way: null }))}
          job={job}
          tariff={tariff}
          onChoose={(index) => {
            modal.close();
            const product = products[index];
            if (product) onChoose(product);
          }}
        />
      </Modal>
    </>
  );
}

/** A button that opens the comparison of ways to do the job, each with what it begins with. */
export function CompareWays({ ways, matcher, job, tariff, onChoose }: WaysProps) {
  const say = useSay(SHORTLIST);
  const modal = useModal();
  const jobs = ways.map((way) => {
    const systems = way.first.map(({ system }) => system.product);
    return { way: way.id, models: shownModels(matcher, job, way.id, systems, false) } as unknown as ComparedJob;
  });
  return (
    <>
      <Button onClick={modal.open}>{say('compare.ways')}</Button>
      <Modal modal={modal} title={say('compare.ways')} closeLabel={say('compare.close')} wide>
        <Comparison
          jobs={jobs}
          job={job}
          tariff={tariff}
          onChoose={(index) => {
            modal.close();
            const way = ways[index];
            if (way) onChoose(way);
          }}
        />
      </Modal>
    </>
  );
}
