import { encode } from 'uqr';
import * as css from './second-factor.css.ts';

/** What a camera needs around it, in modules. */
const margin = 4;

/** Drawn here: no other host hears of what it says. Dark on light in every theme, for many cameras read nothing else. */
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
