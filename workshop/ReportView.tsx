import { type ReactNode, useId } from 'react';
import type { Report, Section } from '../sheets/report/report.ts';
import { numberText } from './formats.ts';
import { _n, sprintf } from './i18n.ts';
import { More } from './More.tsx';

/** Longer lists are folded, to keep the next one in sight. */
const MAX_UNFOLDED = 10;
const MAX_SHOWN = 50;

interface ReportViewProps {
  readonly report: Report;
  /** The level of the first heading; further ones are one level below. */
  readonly level: 2 | 3;
}

/** A report on a page: the same headings, sentences and rows that a terminal prints. */
export function ReportView({ report, level }: ReportViewProps) {
  return report.map((section, place) => (
    <SectionView key={section.id} section={section} level={place === 0 ? `h${level}` : `h${(level + 1) as 3 | 4}`} />
  ));
}

interface SectionViewProps {
  readonly section: Section;
  readonly level: 'h2' | 'h3' | 'h4';
}

function SectionView({ section: { heading, text, rows }, level: Heading }: SectionViewProps) {
  const id = useId();
  return (
    <>
      {heading !== null && <Heading id={id}>{heading}</Heading>}
      {text.map((sentence) => (
        <p key={sentence}>
          <Said text={sentence} />
        </p>
      ))}
      <Rows rows={rows} heading={heading === null ? undefined : id} />
    </>
  );
}

function Rows({ rows, heading }: Pick<Section, 'rows'> & { readonly heading: string | undefined }) {
  if (rows.length === 0) return null;
  const list = (
    <>
      <ul className="ul-disc ps-rows" aria-labelledby={heading}>
        {rows.slice(0, MAX_SHOWN).map((cells, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never change.
          <li key={place}>
            <Cells cells={cells} />
          </li>
        ))}
      </ul>
      <More count={rows.length - MAX_SHOWN} />
    </>
  );
  if (rows.length <= MAX_UNFOLDED) return list;
  return (
    <details>
      <summary>
        {sprintf(
          // translators: %s: a number
          _n('Show %s', 'Show all %s', rows.length, 'product-selector'),
          numberText(rows.length),
        )}
      </summary>
      {list}
    </details>
  );
}

/** The name of a row with what belongs on its line, and the further cells below. */
function Cells({ cells: [name = '', second, ...others] }: { readonly cells: readonly string[] }) {
  const mark = /[.?!:…]$/.test(name) ? ' ' : ': ';
  return (
    <>
      <Said text={name} />
      {second !== undefined && (
        <>
          {mark}
          <Said text={second} />
        </>
      )}
      {others.map((cell) => (
        <div key={cell}>
          <Said text={cell} />
        </div>
      ))}
    </>
  );
}

/** A sentence whose names in backticks are code. */
function Said({ text }: { readonly text: string }): ReactNode {
  return (
    <bdi>
      {text.split(/`([^`]+)`/).map((piece, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change.
        place % 2 === 1 ? <code key={place}>{piece}</code> : piece,
      )}
    </bdi>
  );
}
