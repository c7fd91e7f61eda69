import { cx } from '../../internal/cx.ts';
import type { Tone } from '../../props/tone.ts';
import * as css from './StatusIcon.css.ts';
import { type StatusIconSize, statusIconSizes } from './StatusIcon.props.ts';
import { glyphs, type StatusIconKind, shapes } from './shapes.tsx';

export interface StatusIconProps {
  /** The status it shows. Each has a different shape. */
  kind: StatusIconKind;
  size?: StatusIconSize;
  tone?: Tone;
  /** Accessible name. Leave it out only if text next to it says the same. */
  label?: string;
}

/** A status icon. Each has a different shape, so that colour is never the only difference. */
export function StatusIcon({ kind, size = 'state', tone = 'inherit', label }: StatusIconProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  if (kind in glyphs) {
    const Glyph = glyphs[kind as keyof typeof glyphs];
    return <Glyph size={statusIconSizes[size].glyph} strokeWidth={2} className={css.tone[tone]} {...name} />;
  }
  const px = statusIconSizes[size].shape;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where words beside it say the same
    <svg
      width={px}
      height={px}
      viewBox="0 0 12 12"
      className={cx(css.tone[tone], kind === 'loading' && css.turning)}
      {...name}
    >
      {shapes[kind as keyof typeof shapes]}
    </svg>
  );
}
