import { memo, useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { drawHome } from '../../drawing/drawHome.ts';
import { homeModel } from '../../drawing/homeModel.ts';
import type { RoomTints } from '../../drawing/rooms.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { useTravel } from '../../ui/useTravel.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { HOME } from '../../words/english/home.ts';
import { homeText } from '../../words/homeText.ts';
import { DrawingView } from './DrawingView.tsx';
import { useCapability } from './Given.tsx';
import { useWords } from './useWords.ts';

interface HomeViewProps {
  readonly answers: Answers;
  readonly product?: Product;
  /** The number of such systems, each with an outdoor unit of its own. */
  readonly systems?: number;
}

/** The visitor's home as far as the answers describe it, with a system in it: a drawing with a key, and the same in words. */
export const HomeView = memo(function HomeView({ answers, product, systems }: HomeViewProps) {
  const words = useWords();
  const model = useMemo(() => homeModel(answers, product, systems), [answers, product, systems]);
  const tints = useTints(answers);
  const drawing = useMemo(() => drawHome(model, { tints }), [model, tints]);
  const travel = useTravel();
  return (
    <>
      <DrawingView ref={product && travel} drawing={drawing} label={homeText(words, model)} className="home" />
      {/* The words name everything unknown, so screen readers need no key. */}
      {drawing.shapes.some(({ look }) => look === 'dashed') && (
        <p className="hint key" aria-hidden="true">
          {words.of(HOME)('drawing.key')}
        </p>
      )}
    </>
  );
});

const NO_TINTS: RoomTints = [];
/** The living room and the kitchen of a home are larger than its bedrooms. */
const HOME_TINTS: RoomTints = ['tint', 'half', 'half', 'tint'];

/** The tint of each room by the size that the visitor has said. */
function useTints(answers: Answers): RoomTints {
  const state = useVisitState();
  const sizes = useCapability('sizes');
  const size = sizes && answers === state.answers ? sizes.said(state) : null;
  return useMemo(() => {
    if (!size || size.home === 'unsure') return NO_TINTS;
    if (size.home !== undefined) return HOME_TINTS;
    return size.rooms?.map((kind) => (kind === 'unsure' ? null : kind === 'bedroom' ? 'half' : 'tint')) ?? NO_TINTS;
  }, [size]);
}
