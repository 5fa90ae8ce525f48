import { useEffect, useState } from 'react';
import { pictureLines } from './pictureLines.ts';
import HOME from './pictures/home.svg?raw';

interface ExplainPictureProps {
  /** The file of an explanation in `pictures`, such as 'split'; by default the landing screen's. */
  readonly name?: string;
  readonly className: string;
  /** The text alternative, by the title in the file; without it the picture is decorative. */
  alt?(title: string): string;
}

/**
 * A picture from a file, in the selector's colours: a path's class sets its look. An explanation loads when it is first shown. If
 * loading fails, nothing is shown: the text beside it says the same.
 */
export function ExplainPicture({ name, className, alt }: ExplainPictureProps) {
  const [file, setFile] = useState<string | null | undefined>(name ? '' : HOME);
  useEffect(() => {
    if (name) load(name).then(setFile, () => setFile(null));
  }, [name]);
  if (file == null) return null;
  // Without a name until it has loaded, so screen readers skip it.
  const label = file ? alt?.(file.match(/<title>(.+)</)?.[1] ?? '') : undefined;
  return (
    <svg
      className={`drawing ${className}`}
      viewBox="0 0 320 200"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {pictureLines(file).map(({ class: look, d }) => (
        <path key={d} className={look} d={d} />
      ))}
    </svg>
  );
}

async function load(name: string): Promise<string | undefined> {
  return (await import('./explanations.ts')).EXPLANATIONS[`./pictures/${name}.svg`];
}
