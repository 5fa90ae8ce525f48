import { useEffect, useState } from 'react';
import type { Drawing, Look } from '../drawing/shape.ts';
import { DrawingView } from './DrawingView.tsx';

interface ExplainPictureProps {
  /** A file in `pictures`, such as 'split'. */
  readonly name: string;
  /** The text alternative, also if the picture can't be loaded; without it the picture is decorative. */
  readonly alt?: string;
  readonly className: string;
}

/** A picture that is a file, in the selector's colours. Its file is loaded when it is first shown. */
export function ExplainPicture({ name, alt, className }: ExplainPictureProps) {
  const [drawing, setDrawing] = useState(BLANK);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load(name)
      .then((file) => setDrawing(readPicture(file)))
      .catch(() => setFailed(true));
  }, [name]);
  if (failed && alt) return <p className="slide-missing">{alt}</p>;
  return <DrawingView drawing={drawing} className={className} {...(alt && { label: alt })} />;
}

/** The file of a picture; that of the landing screen by itself. */
async function load(name: string): Promise<string> {
  if (name === 'home') return (await import('./pictures/home.svg?raw')).default;
  return (await import('./explanations.ts')).EXPLANATIONS[`./pictures/${name}.svg`] ?? '';
}

const BLANK: Drawing = { width: 320, height: 200, shapes: [] };

/** The paths of a picture, each with its class as its look. */
function readPicture(file: string): Drawing {
  const paths = [...file.matchAll(/<path class="(\w+)" d="([^"]+)"/g)];
  return { ...BLANK, shapes: paths.map(([, look, d = '']) => ({ look: look as Look, d })) };
}
