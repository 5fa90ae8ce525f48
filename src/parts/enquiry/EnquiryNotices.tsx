import { useId } from 'react';
import { TabLink } from '../../screens/frame/TabLink.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Heading } from '../../ui/Heading.tsx';
import { type PageFields, pageFieldLines } from './rules/pageFields.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';
import { ENQUIRY } from './words/english.ts';

/** The provider's notice about the visitor's details, in two layers, or the form service they go to. */
export function EnquiryNotice({ notice: { short, long, policyUrl }, service }: EnquiryOffer) {
  const say = useSay(ENQUIRY);
  return (
    <div className="enquiry-notice">
      <p>{service === undefined ? short : say('enquiry.service', { service })}</p>
      {long !== '' && (
        <details>
          <summary>{say('enquiry.more')}</summary>
          <p>{long}</p>
        </details>
      )}
      {policyUrl && (
        <p>
          <TabLink href={policyUrl}>{say('enquiry.policy')}</TabLink>
        </p>
      )}
    </div>
  );
}

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

/** The provider's own words about when and how it answers. */
export function ProviderReply({ text }: { readonly text: string | undefined }) {
  return (
    text !== undefined && (
      <p className="enquiry-reply">
        <bdi>{text}</bdi>
      </p>
    )
  );
}
