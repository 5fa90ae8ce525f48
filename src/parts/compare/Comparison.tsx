import type { ComponentProps } from 'react';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { Loaded } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Modal, type ModalState } from '../../ui/Modal.tsx';
import type { ComparisonTable } from './ComparisonTable.tsx';
import { SHORTLIST } from './words/shortlist.ts';

/** Loads the comparison, which many visitors never open. */
export const loadComparison = () => loadProgram(() => import('./ComparisonTable.tsx'), 'ComparisonTable');

interface ComparisonProps extends ComponentProps<typeof ComparisonTable> {
  readonly modal: ModalState;
  readonly title: string;
}

/** The dialog with the comparison, once that has loaded. */
export function Comparison({ modal, title, ...table }: ComparisonProps) {
  const say = useSay(SHORTLIST);
  return (
    <Modal modal={modal} title={title} closeLabel={say('compare.close')} wide>
      <Loaded load={loadComparison}>{(Table) => <Table {...table} />}</Loaded>
    </Modal>
  );
}
