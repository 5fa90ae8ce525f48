import { useMemo } from 'react';
import { type Model, shownSizes } from '../../matching/models.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import costStyles from './costStyles.css?inline';
import type { Installation } from './rules/installation.ts';
import { modelCost } from './rules/modelCost.ts';
import { useReckoning } from './useReckoning.ts';
import { costText } from './words/costText.ts';

interface InstalledPriceProps {
  readonly installation: Installation;
  readonly model: Model;
}

/** What a model may cost installed, once the visitor has said something of the home; nothing without its own price. */
export function InstalledPrice({ installation, model }: InstalledPriceProps) {
  useStyles(costStyles);
  const words = useWords();
  const reckoning = useReckoning(installation);
  const cost = useMemo(() => modelCost(shownSizes(model), reckoning), [model, reckoning]);
  if (!cost?.isTotal || Object.keys(reckoning.facts).length === 0) return null;
  return <p className="installed">{costText(words, cost)}</p>;
}
