import { cleanText } from '../../src/catalogue/cleanText.ts';
import { controlNamed, meaningsOf } from '../recognise/columnHeadings.ts';
import { attributeHeading, shopField } from '../recognise/shopHeadings.ts';

/** True for a heading that we know from any kind of file. */
export function isKnownHeading(cell: string): boolean {
  const heading = cleanText(cell);
  if (heading === '' || heading.length > 100) return false;
  return (
    meaningsOf(heading).length > 0 ||
    shopField(heading) !== null ||
    attributeHeading(heading) !== null ||
    controlNamed(heading) !== null
  );
}
