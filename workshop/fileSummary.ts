import { countTexts, readinessText } from '../sheets/report/fileReport.ts';
import type { CheckedFile } from './checkFile.ts';
import { speech } from './i18n.ts';

/** "range.csv is ready: 63 systems. 1 warning." */
export function fileSummary({ name, readiness, products, problems }: CheckedFile): string {
  const ready = readinessText(name, readiness, products.length, speech());
  const found = countTexts(problems, speech()).flatMap(([count, text]) => (count > 0 ? [text] : []));
  return found.length === 0 ? ready : `${ready} ${found.join(', ')}.`;
}
