import type { PairProps } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal, useModal } from '../../ui/Modal.tsx';
import { Comparison } from './Comparison.tsx';
import { SHORTLIST } from './words/shortlist.ts';

/** A button that opens the comparison of two systems. */
export function CompareTwo(props: PairProps) {
  const { products, matcher, answers, zone, tariff, look = 'plain', label, text, onChoose } = props;
  const say = useSay(SHORTLIST);
  const modal = useModal();
  return (
    <>
      <Button look={look} aria-label={label} onClick={modal.open}>
        {text}
      </Button>
      <Modal modal={modal} title={say('compare.title')} closeLabel={say('compare.close')} wide>
        <Comparison
          products={products}
          matcher={matcher}
          answers={answers}
          zone={zone}
          tariff={tariff}
          onChoose={(chosen) => {
            modal.close();
            onChoose(chosen);
          }}
        />
      </Modal>
    </>
  );
}
