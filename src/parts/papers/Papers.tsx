import { type ReactNode, useEffect, useRef } from 'react';
import type { Model } from '../../matching/models.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import type { PapersProps } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { PaperRow } from '../../screens/result/PaperRow.tsx';
import { PrintButton } from '../../screens/result/PrintButton.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Visit } from '../../visit/visit.ts';
import { RESULT } from '../../words/english/result.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { ownersName } from '../../words/ownersName.ts';
import type { NamedValue } from '../../words/productWords.ts';
import { keepQuotes, readQuotes } from './keptQuotes.ts';
import paperStyles from './paperStyles.css?inline';
import { QUOTES_LINK } from './quotesLink.ts';
import { type CheckedQuote, QUOTE_NUMBERS, withChecked } from './rules/quoteRows.ts';
import { PAPER } from './words/english.ts';
import { type Approver, approversOf, letter, letterText, quoteParts, quotesText } from './words/paperText.ts';
import { shownCell } from './words/shownCell.ts';

export interface AllPapersProps extends Omit<PapersProps, 'isOpen'> {
  /** True if the sheet for quotes can be filled in on the screen. */
  readonly canFill: boolean;
}

interface CheckedSheetProps {
  /** The quote that the visitor has checked. */
  readonly checked: CheckedQuote;
}

/** Below the chosen system, or below a checked quote. */
export type PapersAt = AllPapersProps | CheckedSheetProps;

/** The papers besides the brief: the sheet for quotes, and a letter to everyone who may have to agree; of a checked quote, only the sheet. */
export function Papers(props: PapersAt) {
  useStyles(paperStyles);
  return 'checked' in props ? <CheckedSheet {...props} /> : <AllPapers {...props} />;
}

function AllPapers({ model, building, at, canFill }: AllPapersProps) {
  const { tenure } = useVisitState();
  return (
    <>
      <QuotesRow model={model} canFill={canFill} />
      {approversOf(building, tenure).map((approver) => (
        <LetterRow key={approver} model={model} approver={approver} at={at} />
      ))}
    </>
  );
}

/** The quote that the sheet took by itself last. A changed quote replaces it once it is checked. */
const filled = new WeakMap<Visit, CheckedQuote>();

/** The sheet for quotes, with the checked quote as Quote 1. */
function CheckedSheet({ checked }: CheckedSheetProps) {
  const visit = useVisit();
  const say = useWords().of(PAPER);
  const { parts } = useVisitState();
  const isFirst = readQuotes(parts[QUOTES_LINK.name])?.total?.[0] === checked.total;
  useEffect(() => {
    const cells = readQuotes(visit.get().parts[QUOTES_LINK.name]);
    const next = cells && withChecked(cells, checked, filled.get(visit) ?? null);
    filled.set(visit, checked);
    if (next) keepQuotes(visit, next);
  }, [visit, checked]);
  return (
    <div>
      <QuotesRow model={null} canFill hasFirst={isFirst} />
      {isFirst && <p className="hint">{say('paper.quotes.first')}</p>}
    </div>
  );
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

const loadSheet = () => loadProgram(() => import('./QuoteSheet.tsx'), 'QuoteSheet');

interface QuotesRowProps {
  /** Null before the visitor has chosen a system. */
  readonly model: Model | null;
  readonly canFill: boolean;
  /** True if the checked quote is Quote 1. */
  readonly hasFirst?: boolean;
}

/** Three columns to fill in by hand, one for each installer; or on the screen. */
function QuotesRow({ model, canFill, hasFirst = false }: QuotesRowProps) {
  const words = useWords();
  const say = words.of(PAPER);
  const { parts } = useVisitState();
  const kept = canFill ? readQuotes(parts[QUOTES_LINK.name]) : {};
  const cells = kept ?? {};
  const title = say('paper.quotes.title');
  return (
    <>
      {canFill && (
        <div>
          {!kept && <p role="alert">{say('paper.quotes.unreadable')}</p>}
          <OnDemand title={say(hasFirst ? 'paper.quotes.fillOthers' : 'paper.quotes.fill')} load={loadSheet}>
            {(QuoteSheet) => <QuoteSheet />}
          </OnDemand>
        </div>
      )}
      <SheetRow
        action="quotes"
        name={say('paper.quotes.name')}
        title={title}
        text={() => quotesText(words, model, cells)}
      >
        {model && (
          <p>
            <bdi>{say('paper.quotes.for', { title: keepUnits(modelTitle(model)) })}</bdi>
          </p>
        )}
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
                      <bdi>{shownCell(words, row, cells[row]?.[index])}</bdi>
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

interface LetterRowProps extends Pick<PapersProps, 'model' | 'at'> {
  readonly approver: Approver;
}

/** A letter that asks the landlord, or the owners of the building, for approval. */
function LetterRow({ model, approver, at }: LetterRowProps) {
  const words = useWords();
  const say = words.of(PAPER);
  const { postcode } = useVisitState();
  const content = letter(words, model, approver, postcode, at);
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
