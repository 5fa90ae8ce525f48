import { type Ref, useId } from 'react';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { ENQUIRY } from './words/english.ts';

interface EnquiryProblemsProps {
  /** Fields of the surrounding form; the text is null if nothing is wrong. */
  readonly fields: readonly { readonly name: string; readonly text: string | null }[];
  readonly ref: Ref<HTMLDivElement>;
}

/** The problems in the form, with a link to each field; nothing if there are none. */
export function EnquiryProblems({ fields, ref }: EnquiryProblemsProps) {
  const say = useSay(ENQUIRY);
  const title = useId();
  const bad = fields.filter(({ text }) => text !== null);
  if (bad.length === 0) return null;
  return (
    <div className="enquiry-problems" role="alert" tabIndex={-1} ref={ref} aria-labelledby={title}>
      <Heading below={1} id={title} className="reasons-heading">
        {say('enquiry.problems')}
      </Heading>
      <ul>
        {bad.map(({ name, text }) => (
          <li key={name}>
            <Button
              look="quiet"
              onClick={({ currentTarget: { form } }) => (form!.elements.namedItem(name) as HTMLInputElement).focus()}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
