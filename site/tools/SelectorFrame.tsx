import { useEffect, useRef } from 'react';
import type { FrameSaid, FrameTold, Start } from '../frame/play.ts';

interface SelectorFrameProps {
  readonly site: string;
  readonly start: Start;
  onLine(text: string): void;
}

/** The selector in a frame. Another `key` restarts it. */
export function SelectorFrame({ site, start, onLine }: SelectorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const newest = useRef(start);
  const isReady = useRef(false);
  const hear = useRef(onLine);
  hear.current = onLine;
  const tell = (told: FrameTold): void => frame.current?.contentWindow?.postMessage(told, location.origin);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<FrameSaid>): void => {
      if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
      if (data.kind === 'line') hear.current(data.text);
      else {
        isReady.current = true;
        tell({ kind: 'start', start: newest.current });
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  });
  useEffect(() => {
    newest.current = start;
    const { attributes, messages, css, scheme } = start;
    if (isReady.current) tell({ kind: 'change', play: { attributes, messages, css, scheme } });
  });
  return <iframe ref={frame} className="selector-frame" title="The selector" src={`${site}frame/index.html`} />;
}
