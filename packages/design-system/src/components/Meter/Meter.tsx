import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Meter.css.ts';

export interface MeterProps {
  /** 0 to `max`; values outside are clamped. */
  value: number;
  /** The value of a full bar. */
  max?: number;
  /** What is measured. */
  label: string;
  /** The value as text: `214.6 of 250 kg`. */
  text?: string;
  tone?: 'ink' | 'chart';
}

/**
 * A thin bar next to the number it shows. Drawn as SVG because the content security policy refuses a width in a `style`
 * attribute rendered by the server. Assistive technology reads the native `meter` element.
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
