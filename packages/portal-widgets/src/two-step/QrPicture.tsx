import { encode } from 'uqr';
import * as css from './TwoStep.css.ts';

/** Quiet zone around the code, in modules, as required by the standard. */
const margin = 4;

/** A QR code, drawn in the browser so that its content stays private. Dark on light in every theme, because many cameras need that. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css.picture}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
