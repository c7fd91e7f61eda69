import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Meter.css.ts';

export interface MeterProps {
  /** 0 to `max`; what lies outside is drawn at the end. */
  value: number;
  /** What a full bar stands for. */
  max?: number;
  /** What is measured. */
  label: string;
  /** The value in words: `214.6 of 250 kg`. */
  text?: string;
  tone?: 'ink' | 'chart';
}

/**
 * A thin bar beside the number it belongs to. Drawn as SVG, since a width in a `style` attribute would be refused by the content
 * security policy when the server renders it; the native element speaks.
 */
export function Meter({ value, max = 1, label, text, tone = 'ink' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={css.frame}>
      <meter className={hidden} aria-label={label} aria-valuetext={text} max={max} value={value} />
      <svg className={css.meter} aria-hidden="true">
        <rect width={`${share * 100}%`} height="100%" className={tone === 'ink' ? css.ink : css.chart} />
      </svg>
    </div>
  );
}
