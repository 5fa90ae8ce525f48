import { memo, useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { drawHome } from '../../drawing/drawHome.ts';
import { homeModel } from '../../drawing/homeModel.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { homeText } from '../../words/homeText.ts';
import { DrawingView } from './DrawingView.tsx';
import { useTints } from './useTints.ts';
import { useWords } from './useWords.ts';

interface HomeViewProps {
  readonly answers: Answers;
  readonly product?: Product;
  /** The number of such systems, each with an outdoor unit of its own. */
  readonly systems?: number;
}

/** The visitor's home as far as the answers describe it, with a system in it: a drawing, and the same in words. */
export const HomeView = memo(function HomeView({ answers, product, systems }: HomeViewProps) {
  const words = useWords();
  const model = useMemo(() => homeModel(answers, product, systems), [answers, product, systems]);
  const tints = useTints(answers, product);
  const drawing = useMemo(() => drawHome(model, { tints }), [model, tints]);
  return <DrawingView drawing={drawing} label={homeText(words, model)} className="home" />;
});
