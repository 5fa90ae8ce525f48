import { expect, it, onTestFinished, vi } from 'vitest';
import { button, press, show } from '../../../tests/showScreens.tsx';
import { newDraft } from './enquiryDraft.ts';
import { SendEnquiry } from './SendEnquiry.tsx';

const nothing = (): void => {};

/** The message that the visitor copies after sending has failed. */
function copied(pageFields: Readonly<Record<string, string>> | null): unknown {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const written = { ...newDraft(), name: 'Ada', email: 'ada@example.com', note: 'Ring twice.' };
  const writing = {
    draft: written,
    written,
    arrived: null,
    problems: {},
    progress: 'failed' as const,
    change: nothing,
    submit: nothing,
    sendAnother: nothing,
  };
  show(() => <SendEnquiry writing={writing} message="BRIEF" pageFields={pageFields} action={null} onBack={nothing} />);
  press(() => button('Copy the message'));
  return writeText.mock.calls.flat()[0];
}

it('a copied message has what the page sends along, as the form shows it', () => {
  expect(copied({ Campaign: 'Spring', Page: 'Split' })).toBe(
    'Ada\nada@example.com\n\nAlso sent by this page:\nCampaign: Spring\nPage: Split\n\nRing twice.\n\nBRIEF',
  );
});

it('a copied message of a page without fields says nothing of them', () => {
  expect(copied(null)).toBe('Ada\nada@example.com\n\nRing twice.\n\nBRIEF');
});
