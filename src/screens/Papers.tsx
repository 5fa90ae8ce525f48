import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { type HomeModel, mayBeShared } from '../drawing/homeModel.ts';
import { Button } from '../ui/Button.tsx';
import { useStyles } from '../ui/Heading.tsx';
import paperStyles from '../ui/paperStyles.css?inline';
import { SelectField } from '../ui/SelectField.tsx';
import { useVisitState } from '../visit/useVisit.ts';
import { PAPER } from '../words/english/papers.ts';
import { RESULT } from '../words/english/result.ts';
import { keepUnits } from '../words/keepUnits.ts';
import { type Approver, approverName, letter, letterText, quoteParts } from '../words/paperText.ts';
import type { Fact } from '../words/productWords.ts';
import { CopyActions } from './CopyActions.tsx';
import { printSheet } from './printSheet.ts';
import { useWords } from './useWords.ts';

interface SheetProps {
  readonly title: string;
  readonly ref: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** One page of A4, on the screen as it is printed. */
function Sheet({ title, ref, children }: SheetProps) {
  return (
    <article ref={ref} className="paper" aria-label={title}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}

function PrintButton({ title, sheet }: { readonly title: string; readonly sheet: RefObject<HTMLElement | null> }) {
  const words = useWords();
  return (
    <Button
      aria-label={words.of(PAPER)('paper.printName', { title })}
      onClick={() => sheet.current && printSheet(sheet.current, title)}
    >
      {words.of(RESULT)('result.print')}
    </Button>
  );
}

/** Three columns to fill in by hand, one for each installer. */
export function QuoteSheet({ product }: { readonly product: Product }) {
  const words = useWords();
  const say = words.of(PAPER);
  const sheet = useRef<HTMLElement>(null);
  useStyles(paperStyles);
  const title = say('paper.quotes.title');
  const quotes = [1, 2, 3];
  return (
    <>
      <div className="actions">
        <PrintButton title={title} sheet={sheet} />
      </div>
      <Sheet title={title} ref={sheet}>
        <p>
          <bdi>{say('paper.quotes.for', { title: keepUnits(product.title) })}</bdi>
        </p>
        <p>{say('paper.quotes.lead')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('paper.quotes.ask')}</th>
              {quotes.map((number) => (
                <th key={number} scope="col">
                  {words.number(number)}
                </th>
              ))}
            </tr>
          </thead>
          {quoteParts(words).map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th scope="rowgroup" colSpan={quotes.length + 1}>
                  {heading}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {quotes.map((number) => (
                    <td key={number} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Sheet>
    </>
  );
}

interface LetterSheetProps {
  readonly product: Product;
  readonly building: HomeModel['building'];
  /** Now: milliseconds since 1970. */
  readonly at: number;
}

/** A letter that asks the landlord, or the owners of the building, for approval. */
export function LetterSheet({ product, building, at }: LetterSheetProps) {
  const words = useWords();
  const say = words.of(PAPER);
  const { postcode } = useVisitState();
  const sheet = useRef<HTMLElement>(null);
  const [approver, setApprover] = useState<Approver>(building === 'apartment' ? 'owners' : 'landlord');
  useStyles(paperStyles);
  const content = letter(words, product, approver, postcode, at);
  const { title, head, ask, system, work, please, sign, law } = content;
  const approvers = (['owners', 'landlord'] satisfies Approver[]).map((value) => ({
    value,
    label: approverName(words, value, postcode),
  }));
  return (
    <>
      {mayBeShared(building) && (
        <SelectField
          label={say('paper.letter.for')}
          choices={approvers}
          value={approver}
          onChoose={(value: Approver) => setApprover(value)}
        />
      )}
      <CopyActions text={() => letterText(content)} name={say('paper.copyName', { title })}>
        <PrintButton title={title} sheet={sheet} />
      </CopyActions>
      <Sheet title={title} ref={sheet}>
        <Lines facts={head} />
        <p>{ask}</p>
        <h2>{system.heading}</h2>
        <Lines facts={system.facts} />
        <h2>{work.heading}</h2>
        <Lines facts={work.facts} />
        <h2>{please.heading}</h2>
        <ul>
          {please.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Lines facts={[{ name: sign, value: '' }]} />
        {law && <p className="hint">{law}</p>}
      </Sheet>
    </>
  );
}

/** Names with their values, or with a line to write on. */
function Lines({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
