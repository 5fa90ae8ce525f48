import { changesReport } from '../sheets/report/changesReport.ts';
import { blanksReport } from '../sheets/report/coverageReport.ts';
import { fileReport } from '../sheets/report/fileReport.ts';
import { leftOutReport, questionsReport, salesReport, sourceReport } from '../sheets/report/mappingReport.ts';
import { type Report, section } from '../sheets/report/report.ts';
import { ENGLISH } from '../sheets/speech/speech.ts';
import type { ImportReport } from './importData.ts';

/** The report of `catalogue import`. @param command answers the open questions */
export function importReport(report: ImportReport, command: string): Report {
  const { source, mapping, imported, questions, blanks, written } = report;
  const { suggestions: suggested, columns: used } = mapping;
  return [
    ...sourceReport({ ...report, kind: source.kind, rows: source.rows.length, used, suggested }, ENGLISH),
    ...questionsReport(questions, command, ENGLISH),
    ...leftOutReport(imported, ENGLISH),
    ...salesReport(imported, ENGLISH),
    // Its problems name the rows of the person's own file, whose place is known.
    ...fileReport({ found: null, problems: imported.problems }, ENGLISH),
    ...blanksReport(blanks, ENGLISH),
    ...(written.changes === null ? [] : changesReport(written.changes, ENGLISH)),
    ...section('mapping', { heading: 'The mapping', text: mappingTexts(report) }),
  ];
}

function mappingTexts({ mapFile, isGuessed }: ImportReport): readonly string[] {
  if (mapFile === null)
    return ['To keep this for the next file, run it again with --mapping MAP.json. The workshop shows and changes it.'];
  return isGuessed
    ? [`${mapFile} is written. The next run uses it and guesses nothing; with --answers, it also answers what is open.`]
    : [];
}
