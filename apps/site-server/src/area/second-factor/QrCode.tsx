import { encode } from 'uqr';

/** Renders a text as a QR code: black on white in either colour scheme, since cameras want that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  // Scanners ask for a quiet margin of four modules.
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  );
}
