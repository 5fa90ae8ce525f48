import type { Report, Section } from './report.ts';

/** The rows of a section in a terminal, without --all. */
const MAX_ROWS = 20;

/** A section whose every row needs an answer isn't cut. */
const WHOLE: readonly string[] = ['to-check', 'questions'];

/** Prints a report. @param all prints every row, not only the first ones of each section */
export function printReport(report: Report, all: boolean): readonly string[] {
  return report.flatMap((section, place) => sectionLines(section, place === 0, all));
}

function sectionLines({ id, heading, text, rows }: Section, isFirst: boolean, all: boolean): readonly string[] {
  const shown = all || WHOLE.includes(id) ? rows : rows.slice(0, MAX_ROWS);
  const more = rows.length - shown.length;
  return [
    ...(heading === null ? [] : [...(isFirst ? [] : ['']), heading]),
    ...text,
    ...shown.flatMap(rowLines),
    ...(more > 0 ? [`  … and ${more.toLocaleString('en-AU')} more (--all lists every one)`] : []),
  ];
}

function rowLines([name = '', second, ...others]: readonly string[]): readonly string[] {
  const mark = /[.?!:…]$/.test(name) ? ' ' : ': ';
  return [`  ${second === undefined ? name : `${name}${mark}${second}`}`, ...others.map((cell) => `    ${cell}`)];
}
