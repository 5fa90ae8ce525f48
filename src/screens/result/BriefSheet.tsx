import type { Ref } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { type Brief, type BriefSection, wholeBrief } from '../../words/brief.ts';
import { FactTable } from '../frame/FactTable.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import { Slot } from '../frame/slots.tsx';

interface BriefSheetProps {
  readonly brief: () => Brief;
  readonly answers: Answers;
  readonly product: Product;
  /** The number of such systems. */
  readonly systems: number;
  readonly ref: Ref<HTMLElement>;
}

/** The brief for an installer as one sheet of paper: hidden on screen, shown in print. */
export function BriefSheet({ brief, answers, product, systems, ref }: BriefSheetProps) {
  const whole = brief();
  const { title, made, lead, home, system, notes, disclaimer } = whole;
  return (
    <article ref={ref} className="brief">
      <header className="brief-head">
        <h1>{title}</h1>
        <p>{made}</p>
      </header>
      <div className="brief-top">
        <HomeView answers={answers} product={product} systems={systems} />
        <div>
          <p className="brief-lead">{lead}</p>
          <Section section={system} />
          <p>{home}</p>
        </div>
      </div>
      <div className="brief-sections">
        {wholeBrief(whole)
          .slice(1)
          .map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reworded headings may be the same, and sections hold no state.
            <Section key={index} section={section} />
          ))}
      </div>
      <section className="brief-notes">
        <Slot name="brief.end" />
        <h2>{notes}</h2>
      </section>
      <p className="disclaimer">{disclaimer}</p>
    </article>
  );
}

function Section({ section: { heading, subject, hasBoxes, lines, facts } }: { readonly section: BriefSection }) {
  return (
    <section className={hasBoxes && 'brief-boxes'}>
      <h2>
        <span>{subject ? `${heading}: ` : heading}</span>
        {subject && <bdi>{subject}</bdi>}
      </h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reworded lines may be the same.
            <li key={index}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <FactTable facts={facts} />}
    </section>
  );
}
