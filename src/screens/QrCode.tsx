import { correction, generate } from 'lean-qr/nano';

/** The border that scanners need, in modules. */
const QUIET = 4;

/** A QR code, dark on light in every theme. */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  const places = Array.from({ length: code.size }, (_, place) => place);
  const modules = places.flatMap((y) =>
    places.flatMap((x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={name}
      width="160"
      height="160"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  );
}
