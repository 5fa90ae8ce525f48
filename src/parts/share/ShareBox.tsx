import { useState } from 'react';
import type { LinkText } from '../../screens/frame/capabilities.ts';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { sentences } from '../../words/sentences.ts';
import { QrCode } from './PrintedLink.tsx';
import { SHARE } from './words/english.ts';
import { SHARE_TITLE } from './words/shareTitle.ts';

export interface ShareBoxProps {
  /** The postcode that the visitor may add to the link; empty if there is none. */
  readonly postcode: string;
  /** The titles of the other systems in the link. */
  readonly listed: readonly string[];
  /** Texts that parts offer to add to the link. */
  readonly texts: readonly LinkText[];
  /** @param added the names of the added texts */
  linkFor(withPostcode: boolean, added: readonly string[]): string;
}

/** The link of the visit: to copy, to share, and as a QR code. */
export function ShareBox({ postcode, listed, texts, linkFor }: ShareBoxProps) {
  const words = useWords();
  const say = words.of(SHARE);
  const [outcome, copy] = useCopy();
  const [isTicked, setTicked] = useState(false);
  const visit = useVisit();
  const tell = (how: 'copy' | 'share') => visit.notify('selector-shared', { how, system: visit.get().chosen });
  const withPostcode = isTicked && postcode !== '';
  const [added, setAdded] = useState<readonly string[]>([]);
  const link = linkFor(withPostcode, added);
  return (
    <>
      <p>
        {sentences(
          say('share.hint'),
          !withPostcode && say('share.noPostcode'),
          listed.length > 0 && say('share.listed', { systems: words.list(listed) }),
        )}
      </p>
      {postcode !== '' && <Tick label={say('share.postcode', { postcode })} checked={isTicked} onTick={setTicked} />}
      {texts.map(({ name, label }) => (
        <Tick
          key={name}
          label={label(words)}
          checked={added.includes(name)}
          onTick={(isAdded) => setAdded(isAdded ? [...added, name] : added.filter((other) => other !== name))}
        />
      ))}
      <div className="actions">
        <Button
          onClick={() => {
            copy(link);
            tell('copy');
          }}
        >
          {say('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            onClick={() => {
              // A visitor who closes the dialog needs no message.
              void navigator.share({ url: link }).catch(() => {});
              tell('share');
            }}
          >
            {say('share.share')}
          </Button>
        )}
      </div>
      <p role="status" className="hint">
        {outcome && say(`share.${outcome}`)}
      </p>
      <QrCode text={linkFor(withPostcode, [])} name={words.of(SHARE_TITLE)('share.qr')} />
      <p className="hint whole-link">
        <bdi>{link}</bdi>
      </p>
    </>
  );
}
