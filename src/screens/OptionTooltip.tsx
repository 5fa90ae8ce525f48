import { Info } from 'lucide-react';
import type { Tooltip } from '../questionnaire/question.ts';
import { ExplainDialog } from '../ui/ExplainDialog.tsx';
import { PICTURE_URLS } from './pictureUrls.ts';

const SLIDE_WORDS = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: (at: number, of: number) => `Picture ${at} of ${of}`,
};

/** The explanation of an option, opened from a button beside it. */
export function OptionTooltip({ label, tooltip }: { readonly label: string; readonly tooltip: Tooltip }) {
  const names = tooltip.type === 'image' ? [tooltip.image] : tooltip.images;
  return (
    <ExplainDialog
      openLabel={`More about: ${label}`}
      closeLabel="Close"
      title={tooltip.title}
      description={tooltip.description}
      pictures={names.map((name) => ({ src: PICTURE_URLS[name] ?? '', alt: `Drawing: ${tooltip.title}` }))}
      labels={tooltip.type === 'image' ? (tooltip.imageLabel ?? []) : []}
      slideWords={SLIDE_WORDS}
      icon={<Info size={20} aria-hidden="true" />}
    />
  );
}
