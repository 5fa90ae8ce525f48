import { type Answers, chosenValues, QUESTION_IDS } from '../../../questionnaire/question.ts';
import type { SizeAsked } from '../../../sizing/sizeAsked.ts';

/** A visit that a link opens, without a code. */
export interface WrittenVisit extends Pick<SizeAsked, 'rooms' | 'home'> {
  readonly answers: Answers;
  readonly postcode?: string;
  /** The id of the system that the visitor was looking at. */
  readonly system?: string | null;
}

/** A longer link isn't read. */
export const MAX_LENGTH = 2000;

/**
 * Writes a visit as anybody could: `Q2=Apartment&Q7=Mobile%20App,Voice%20Control&postcode=3121&system=ID`. It goes after
 * `#product-selector=`. Empty for an empty visit.
 */
export function writeVisitLink({ answers, postcode = '', rooms = [], home, system }: WrittenVisit): string {
  const pieces = [
    ...QUESTION_IDS.map((question) => [question, chosenValues(answers, question)] as const),
    ['rooms', rooms] as const,
    ['home', home === undefined ? [] : [String(home)]] as const,
    ['postcode', postcode === '' ? [] : [postcode]] as const,
    ['system', system ? [system] : []] as const,
  ].flatMap(([key, values]) => (values.length > 0 ? [`${key}=${values.map(encodeURIComponent).join(',')}`] : []));
  const link = pieces.join('&');
  // Only the id of a system can be this long.
  return link.length <= MAX_LENGTH ? link : pieces.slice(0, -1).join('&');
}
