import { memo, useMemo } from 'react';
import { drawHome } from '../drawing/drawHome.ts';
import { homeModel } from '../drawing/homeModel.ts';
import type { Answers } from '../questionnaire/question.ts';
import { homeText } from '../words/homeText.ts';
import { DrawingView } from './DrawingView.tsx';
import { useWords } from './useWords.ts';

/** The visitor's home as far as the answers describe it: a drawing, and the same in words. */
export const HomeView = memo(function HomeView({ answers }: { readonly answers: Answers }) {
  const words = useWords();
  const model = useMemo(() => homeModel(answers), [answers]);
  const drawing = useMemo(() => drawHome(model), [model]);
  return <DrawingView drawing={drawing} label={homeText(words, model)} className="home" />;
});
