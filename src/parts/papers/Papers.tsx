import { type ReactNode, useRef } from 'react';
import { useCapability } from '../../screens/frame/Given.tsx';
import type { MoreProps } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { PaperRow } from '../../screens/result/PaperRow.tsx';
import { PrintButton } from '../../screens/result/PrintButton.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { boughtText } from '../../words/boughtWords.ts';
import { RESULT } from '../../words/english/result.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { ownersName } from '../../words/ownersName.ts';
import type { NamedValue } from '../../words/productWords.ts';
import paperStyles from './paperStyles.css?inline';
import { QUOTE_NUMBERS } from './rules/quoteRows.ts';
import { PAPER } from './words/english.ts';
import { type Approver, approversOf, letter, letterText, quoteParts, quotesText } from './words/paperText.ts';

export interface PapersOfProps extends MoreProps {
  readonly shows: 'quotes' | 'letters';
}

/** The sheet for quotes, or a letter to everyone who may have to agree. */
export function Papers({ shows, models, building, at }: PapersOfProps) {
  useStyles(paperStyles);
  const { tenure } = useVisitState();
  if (shows === 'quotes') return <QuotesRow models={models} />;
  return approversOf(building, tenure).map((approver) => (
    <LetterRow key={approver} models={models} approver={approver} at={at} />
  ));
}

interface SheetRowProps {
  readonly action: 'quotes' | 'letter';
  readonly name: string;
  readonly title: string;
  text(): string;
  readonly children: ReactNode;
}

/** One paper on one line, and its page of A4, which is only printed. */
function SheetRow({ action, name, title, text, children }: SheetRowProps) {
  const words = useWords();
  const say = words.of(PAPER);
  const sheet = useRef<HTMLElement>(null);
  return (
    <PaperRow action={action} name={name} copyName={say('paper.copyName', { title: name })} text={text}>
      <PrintButton
        look="quiet"
        sheet={sheet}
        paper={title}
        text={text}
        aria-label={say('paper.printName', { title: name })}
      >
        {words.of(RESULT)('result.printShort')}
      </PrintButton>
      <article ref={sheet} className="paper">
        <h1>{title}</h1>
        {children}
      </article>
    </PaperRow>
  );
}

/** Three columns to fill in by hand, one for each installer; with what was read of the visitor's own quotes. */
function QuotesRow({ models }: Pick<MoreProps, 'models'>) {
  const words = useWords();
  const say = words.of(PAPER);
  useVisitState();
  const quotes = useCapability('quotes');
  const kept = quotes ? quotes.cells(words) : {};
  const cells = kept ?? {};
  const title = say('paper.quotes.title');
  return (
    <>
      {!kept && <p role="alert">{say('paper.quotes.unreadable')}</p>}
      <SheetRow
        action="quotes"
        name={say('paper.quotes.name')}
        title={title}
        text={() => quotesText(words, models, cells)}
      >
        <p>
          <bdi>{say('paper.quotes.for', { title: keepUnits(boughtText(words, models)) })}</bdi>
        </p>
        <p>{say('paper.quotes.lead')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('paper.quotes.ask')}</th>
              {QUOTE_NUMBERS.map((number) => (
                <th key={number} scope="col">
                  {say('paper.quotes.quote', { number })}
                </th>
              ))}
            </tr>
          </thead>
          {quoteParts(words).map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th scope="rowgroup" colSpan={QUOTE_NUMBERS.length + 1}>
                  {heading}
                </th>
              </tr>
              {rows.map(({ row, text }) => (
                <tr key={row}>
                  <th scope="row">{text}</th>
                  {QUOTE_NUMBERS.map((number, index) => (
                    <td key={number}>
                      <bdi>{cells[row]?.[index] ?? ''}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </SheetRow>
    </>
  );
}

interface LetterRowProps extends Pick<MoreProps, 'models' | 'at'> {
  readonly approver: Approver;
}

/** A letter that asks the landlord, or the owners of the building, for approval. */
function LetterRow({ models, approver, at }: LetterRowProps) {
  const words = useWords();
  const say = words.of(PAPER);
  const { postcode } = useVisitState();
  const content = letter(words, models, approver, postcode, at);
  const { title, head, ask, system, work, please, sign, law } = content;
  const name = say(`paper.letter.name.${approver}`, { body: ownersName(words, postcode) });
  return (
    <SheetRow action="letter" name={name} title={title} text={() => letterText(content)}>
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
    </SheetRow>
  );
}

/** Names with their values, or with a line to write on. */
function Lines({ facts }: { readonly facts: readonly NamedValue[] }) {
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
