import type { Values } from '../../settings/setting.ts';
import type { line } from './Line.settings.ts';

/** A rule across the page. */
export function Line({ values }: { values: Values<typeof line.settings> }) {
  const { margin, thickness, colour } = values;
  return <hr style={{ border: 0, margin: `${margin}px 0`, height: thickness, background: colour || 'currentColor' }} />;
}
