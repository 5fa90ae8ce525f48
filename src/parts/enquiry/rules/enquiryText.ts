import { WAYS } from '../../../words/english/ways.ts';
import type { Enquiry } from './enquiry.ts';
import { pageFieldLines } from './pageFields.ts';

/** An enquiry as plain text for mail and terminals. Only `note` and the brief have several lines. */
export function enquiryText(enquiry: Enquiry & { readonly reference: string; readonly created: string }): string {
  const { reference, created, key: _, name, email, phone, postcode, note, marketing, brief, ...more } = enquiry;
  const { callTime = null, fields, ...rest } = more;
  const { text, system, systems, way, others, answers: __, versions: ___, ...restOfBrief } = brief;
  // The compiler refuses a fact that has no line here.
  rest satisfies Record<string, never>;
  restOfBrief satisfies Record<string, never>;
  const facts = [
    ['Reference', reference],
    ['Sent', created],
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone],
    ['Best time to call', callTime],
    ['Postcode of the job', postcode],
    ['System', systems?.join(', ') ?? system],
    ['Way to do it', way ? WAYS[`way.name.${way}`] : null],
    ['Also quote for', others?.join(', ') ?? null],
    ['Agreed to marketing', marketing ? 'yes' : 'no'],
  ] as const;
  const lines = facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
  if (fields) lines.push('', 'Also sent by the page:', ...pageFieldLines(fields));
  if (note !== null) lines.push('', 'Note:', note);
  if (text !== '') lines.push('', 'Brief:', text);
  return lines.join('\n');
}
