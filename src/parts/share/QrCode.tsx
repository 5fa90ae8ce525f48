import { correction, generate } from 'lean-qr/nano';

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
