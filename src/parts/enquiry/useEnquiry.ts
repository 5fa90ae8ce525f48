import { useRef, useState } from 'react';
import type { EnquiryOfVisit } from './createEnquiry.ts';
import { type EnquiryDraft, newDraft, newKey, type WrittenDraft } from './enquiryDraft.ts';
import type { EnquiryBody, Sent } from './rules/enquiry.ts';
import { type EnquiryField, type FieldProblem, readEnquiry } from './rules/readEnquiry.ts';

export type Problems = Readonly<Partial<Record<EnquiryField, FieldProblem>>>;

type Progress = 'idle' | 'sending' | 'unsure' | Exclude<Sent['kind'], 'arrived'>;

export type WritingEnquiry = ReturnType<typeof useEnquiry>;

/**
 * An enquiry while it is being written and sent. It is kept with the visit, and arrives once.
 *
 * @param contentOf the brief and the page's fields, as the visitor sees them
 * @param onProblems called once `problems` is set
 * @param postcode the visitor's postcode, for a new draft
 */
export function useEnquiry(
  enquiry: EnquiryOfVisit,
  contentOf: (written: WrittenDraft) => Pick<EnquiryBody, 'brief' | 'fields'>,
  onProblems: () => void,
  postcode: string,
) {
  // A form service doesn't recognise repeats.
  const isOnce = enquiry.offer.service !== undefined;
  const [draft, setDraft] = useState(() => enquiry.read(postcode));
  const [problems, setProblems] = useState<Problems>({});
  /** The enquiry that arrived, as long as this page remembers it. */
  const [arrived, setArrived] = useState<WrittenDraft | null>(null);
  const [progress, setProgress] = useState<Progress>(
    draft.state === 'sending' ? (isOnce ? 'unseen' : 'unsure') : 'idle',
  );
  const isSending = useRef(false);
  // The visitor may keep writing while it is being sent.
  const newest = useRef(draft);
  const keep = (next: EnquiryDraft): void => {
    newest.current = next;
    enquiry.write(next);
    setDraft(next);
  };
  const written: WrittenDraft = draft.state === 'sent' ? newDraft() : draft;
  const body = (written: WrittenDraft) => {
    const { state: _, left: __, others: ___, added: ____, ...fields } = written;
    return { ...fields, ...contentOf(written) };
  };

  const sendNow = async (draft: WrittenDraft): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setProgress('sending');
    keep({ ...draft, state: 'sending' });
    const sent = await enquiry.send(body(draft));
    isSending.current = false;
    if (sent.kind === 'arrived') {
      setArrived(draft);
      keep({ state: 'sent', reference: sent.reference });
      return;
    }
    const now = newest.current;
    const isKnown = 'isRefused' in sent || sent.kind !== (isOnce ? 'unseen' : 'failed');
    if (isKnown && now.state !== 'sent') keep({ ...now, state: 'written' });
    setProgress(sent.kind);
  };
  /** Sends it, or shows its problems. */
  const submit = (): void => {
    const read = readEnquiry(body(written), enquiry.offer);
    setProblems(read.ok ? {} : read.problems);
    if (read.ok) void sendNow(written);
    else requestAnimationFrame(onProblems);
  };
  return {
    draft,
    arrived,
    written,
    problems,
    progress,
    submit,
    // A field that was filled in while it was being sent is read as the form goes.
    change: (own: Partial<WrittenDraft>) => newest.current.state !== 'sent' && keep({ ...newest.current, ...own }),
    /** Sends this version as another enquiry. */
    sendAnother: (): void => void sendNow({ ...written, key: newKey() }),
  };
}
