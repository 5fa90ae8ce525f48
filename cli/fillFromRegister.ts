import { openRegister } from '../server/publish/openRegister.ts';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { shellWord } from '../server/publish/shellWord.ts';
import { describeFileProblem } from '../sheets/open/explainFileProblem.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import { fillCatalogue } from '../sheets/register/fillCatalogue.ts';
import { writeSheet } from '../sheets/register/writeSheet.ts';
import { printReport } from '../sheets/report/printReport.ts';
import { registerReport } from '../sheets/report/registerReport.ts';
import { type Report, section } from '../sheets/report/report.ts';
import { ENGLISH } from '../sheets/speech/speech.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { counted } from './counted.ts';
import { FINE } from './exitCode.ts';
import { type FillFiles, fillData } from './fillData.ts';
import type { Output } from './output.ts';
import { writeNewFile } from './writeNewFile.ts';

interface FillRequest extends FillFiles {
  /** The sheet of a workbook. */
  readonly sheet: string | undefined;
}

/**
 * `catalogue fill FILE --register REGISTER --out OUT`: fills blanks from the energy register and writes a new file.
 */
export function fillFromRegister(
  files: FillRequest,
  { json, all }: { readonly json: boolean; readonly all: boolean },
  output: Output,
): number {
  const opened = openSheet(files.file, files.sheet);
  if (!opened.ok) return output.refuse(opened.reason);
  const register = openRegister(files.register);
  if (!register.ok) return output.refuse(register.reason);

  const { report, cells } = fillCatalogue(opened, register.rows, dayOf(Date.now()));
  const unwritten = writeNewFile(files.out, writeSheet(opened.sheet, cells));
  if (unwritten !== null) return output.refuse(unwritten);
  const { missingFigures } = register;
  const said = [...unusableReport(files.file, opened.unusableRows), ...registerReport(report, missingFigures, ENGLISH)];
  if (json) output.json({ ...fillData(files, report, missingFigures, opened.unusableRows), report: said });
  else output.out(...printReport(said, all), '', `${files.out} is written.`);
  return FINE;
}

function unusableReport(file: string, rows: number): Report {
  const command = `product-selector catalogue check ${shellWord(file)}`;
  const text = `${counted(rows, 'row')} can't be used and stayed as before. To see why: ${command}`;
  return rows === 0 ? [] : section('unusable', { text: [text] });
}

/** Opens the sheet, which may be a workbook; OUT is CSV in both cases. */
function openSheet(file: string, named: string | undefined) {
  const no = (reason: string) => ({ ok: false, reason }) as const;
  if (file.toLowerCase().endsWith('.json')) return no(`${file} is JSON; only a spreadsheet can be filled.`);
  const read = readInputFile(file, 'a catalogue file');
  if (!read.ok) return no(read.reason);
  const { products, problems, cells: sheet } = readCatalogueFile(read.bytes, { name: file, sheet: named });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (sheet === null) {
    const ofFile = errors.find(({ row }) => row === null);
    return no(`${file} can't be used. ${ofFile ? describeFileProblem(ofFile) : `To see why: catalogue check ${file}`}`);
  }
  const unusableRows = new Set(errors.map(({ row }) => row)).size;
  return { ok: true, products, sheet, unusableRows } as const;
}
