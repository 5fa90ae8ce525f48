import { useId } from 'react';
import { useSay } from '../../screens/frame/useWords.ts';
import { Heading } from '../../ui/Heading.tsx';
import { type PageFields, pageFieldLines } from './rules/pageFields.ts';
import { ENQUIRY } from './words/english.ts';

/** The page's own fields in the enquiry, so that the visitor sees everything that is sent. */
export function PageFieldsNotice({ fields }: { readonly fields: PageFields | null }) {
  const say = useSay(ENQUIRY);
  const id = useId();
  if (!fields) return null;
  return (
    <section aria-labelledby={id}>
      <Heading below={1} id={id} className="reasons-heading">
        {say('enquiry.fields')}
      </Heading>
      <ul>
        {pageFieldLines(fields).map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
