import { WAYS } from '../../../words/english/ways.ts';
import type { Enquiry } from './enquiry.ts';
import { pageFieldLines } from './pageFields.ts';

/** An enquiry as plain text for mail and terminals. Only `note` and the brief have several lines. */
export function enquiryText(enquiry: Enquiry & { readonly reference: string; readonly created: string }): string {
  const { reference, created, name, email, phone, postcode, note, marketing, brief, callTime = null, fields } = enquiry;
  const facts = [
    ['Reference', reference],
    ['Sent', created],
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone],
    ['Best time to call', callTime],
    ['Postcode of the job', postcode],
    ['System', brief.systems?.join(', ') ?? brief.system],
    ['Way to do it', brief.way ? WAYS[`way.name.${brief.way}`] : null],
    ['Also quote for', brief.others?.join(', ') ?? null],
    ['Agreed to marketing', marketing ? 'yes' : 'no'],
  ] as const;
  const lines = facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
  if (fields) lines.push('', 'Also sent by the page:', ...pageFieldLines(fields));
  if (note !== null) lines.push('', 'Note:', note);
  if (brief.text !== '') lines.push('', 'Brief:', brief.text);
  return lines.join('\n');
}
