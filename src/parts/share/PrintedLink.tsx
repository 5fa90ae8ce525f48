import { correction, generate } from 'lean-qr/nano';
import type { ReactNode } from 'react';
import { useSay } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import shareStyles from './shareStyles.css?inline';
import { SHARE_TITLE } from './words/shareTitle.ts';

/** The border that scanners need, in modules. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly name: string;
  /** A length in SVG. */
  readonly side?: string;
}

/** A QR code, dark on light in every theme; nothing if the text is too long for one. */
export function QrCode({ text, name, side = '160' }: QrCodeProps) {
  const code = codeOf(text);
  if (!code) return null;
  const size = code.size + 2 * QUIET;
  const places = [...Array(code.size).keys()];
  const modules = places.flatMap((y) =>
    places.flatMap((x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={name}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  );
}

/** The library throws above 2,331 bytes. */
function codeOf(text: string) {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null;
  }
}

/** As high as the empty space for notes, because it is in the corner of that space and the brief has to stay one page. */
const PRINTED_SIDE = '22mm';

/** The link on the printed brief with its QR code. It has no postcode. */
export function PrintedLink({ link, children }: { readonly link: string; readonly children: ReactNode }) {
  const say = useSay(SHARE_TITLE);
  useStyles(shareStyles);
  const drawn = useIdle(link);
  return (
    <div className="printed-link">
      {children}
      {drawn === link && <QrCode text={link} name={say('share.qr')} side={PRINTED_SIDE} />}
    </div>
  );
}
