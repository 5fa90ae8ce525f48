import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, useModal } from '../ui/Modal.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { Comparison } from './Comparison.tsx';
import { useSay } from './useWords.ts';

interface CompareTwoProps {
  readonly products: readonly [Product, Product];
  readonly matcher: Matcher;
  readonly answers: Answers;
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: number | null;
  readonly look?: 'plain' | 'quiet';
  /** The name of the button, if its text is too short for one. */
  readonly label?: string;
  onChoose(product: Product): void;
  /** The text of the button. */
  readonly children: ReactNode;
}

/** A button that opens the comparison of two systems. */
export function CompareTwo(props: CompareTwoProps) {
  const { products, matcher, answers, zone, tariff, look = 'plain', label, onChoose, children } = props;
  const say = useSay(MATCHES);
  const modal = useModal();
  return (
    <>
      <Button look={look} aria-label={label} onClick={modal.open}>
        {children}
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
