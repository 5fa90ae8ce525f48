import { useState } from 'react';

interface CopyBoxProps {
  readonly title: string;
  readonly text: string;
}

/** Lines to copy, which can be selected too. */
export function CopyBox({ title, text }: CopyBoxProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser didn’t copy it. Select the lines and copy them yourself.');
    }
  };
  return (
    <section className="copy" aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <p>
        <button type="button" className="button button-primary" onClick={copy}>
          Copy
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
