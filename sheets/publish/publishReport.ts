import { isSame } from '../compare/compareCatalogues.ts';
import { openColumns } from '../map/openColumns.ts';
import { changesReport } from '../report/changesReport.ts';
import { fileReport } from '../report/fileReport.ts';
import { leftOutReport, questionsReport, salesReport, sourceReport } from '../report/mappingReport.ts';
import { registerReport } from '../report/registerReport.ts';
import { type Report, section } from '../report/report.ts';
import { ENGLISH } from '../speech/speech.ts';
import { type JudgedRange, PRESSES } from './judgeRange.ts';
import type { ReadFile, ReadRange } from './readRange.ts';

/** The report of a range: each file, what is open, and what changes. @param command answers the open questions */
export function publishReport({ files }: ReadRange, judged: JudgedRange, command: string): Report {
  const { questions, changes, prices } = judged;
  const open = questions.filter(({ id }) => !PRESSES.includes(id));
  return [
    ...files.flatMap((file, place) =>
      reportOf(file, judged).map((section) => withFile(section, file, place, files.length)),
    ),
    ...questionsReport(open, command, ENGLISH),
    ...(changes && !(prices && isSame(changes)) ? changesReport(changes, ENGLISH) : []),
    ...(prices
      ? section('installation-prices', { heading: 'Installation prices', text: [PRICE_CHANGES[prices]] })
      : []),
  ];
}

/** Each change of the published installation prices, in a sentence. */
export const PRICE_CHANGES = {
  gone: 'The published installation prices go, because no price list is given. To keep them, add --installation with your price list.',
  new: 'The range has installation prices now.',
  changed: 'The installation prices change.',
} as const;

function reportOf(file: ReadFile, { answered }: JudgedRange): Report {
  const { name, foreign, filled } = file;
  return [
    ...(foreign ? foreignReport(name, foreign, answered) : []),
    ...leftOutReport(file, ENGLISH),
    ...salesReport(file, ENGLISH),
    ...fileReport(file, ENGLISH),
    ...(filled ? registerReport(filled, [], ENGLISH) : []),
  ];
}

function foreignReport(
  file: string,
  { table, mapping, isGuessed }: NonNullable<ReadFile['foreign']>,
  answered: JudgedRange['answered'],
): Report {
  const { columns: used, suggestions: suggested } = mapping;
  const source = { file, kind: table.kind, rows: table.rows.length, isGuessed, used, suggested, unused: [] };
  return sourceReport({ ...source, answered: isGuessed ? answered : [], open: openColumns(table, mapping) }, ENGLISH);
}

/** The sections of several files have ids of their own, and the first heading of each names it. */
function withFile(section: Report[number], { name }: ReadFile, place: number, files: number): Report[number] {
  if (files === 1) return section;
  const heading = section.heading === null ? null : `${name}: ${section.heading}`;
  return { ...section, heading, id: `${section.id}-of-file-${place + 1}` };
}
