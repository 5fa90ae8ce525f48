import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { SHARE } from '../words/english/share.ts';
import { QrCode } from './QrCode.tsx';
import { useWords } from './useWords.ts';

interface ShareSectionProps {
  readonly link: string;
  /** The titles of the other systems in the link. */
  readonly listed: readonly string[];
}

/** The link of the visit: to copy, to share, and as a QR code. */
export function ShareSection({ link, listed }: ShareSectionProps) {
  const words = useWords();
  const say = words.of(SHARE);
  const [copied, setCopied] = useState<'copied' | 'byHand' | null>(null);
  const copy = (): void => {
    // The clipboard is missing without https, and the page's permissions policy may refuse it.
    const writing = navigator.clipboard?.writeText(link) ?? Promise.reject();
    writing.then(
      () => setCopied('copied'),
      () => setCopied('byHand'),
    );
  };
  return (
    <section className="group">
      <Heading below={1}>{say('share.title')}</Heading>
      <p>
        {say('share.hint')} {listed.length > 0 && say('share.listed', { systems: words.list(listed) })}
      </p>
      <div className="actions">
        <Button onClick={copy}>{say('share.copy')}</Button>
        {'share' in navigator && (
          // A visitor who closes the dialog has refused nothing that needs words.
          <Button onClick={() => void navigator.share({ url: link }).catch(() => {})}>{say('share.share')}</Button>
        )}
      </div>
      <p role="status" className="hint">
        {copied && say(`share.${copied}`)}
      </p>
      <p>
        <QrCode text={link} name={say('share.qr')} />
      </p>
      <p className="hint whole-link">
        <bdi>{link}</bdi>
      </p>
    </section>
  );
}
