import type { LucideIcon } from 'lucide-react';
import { type IconSize, iconSizes } from './Icon.props.ts';

/** A Lucide icon, as exported by `@portal/design-system/icons`. */
export type IconGlyph = LucideIcon;

export interface IconProps {
  icon: IconGlyph;
  size?: IconSize;
  /** Accessible name for an icon without text. Without it the icon is hidden from assistive technology. */
  label?: string;
}

/** A Lucide icon in one of two stroke widths. Decorative by default: the element around it has the accessible name. */
export function Icon({ icon: Glyph, size = 'm', label }: IconProps) {
  const { px, stroke } = iconSizes[size];
  return <Glyph size={px} strokeWidth={stroke} {...(label ? { role: 'img', 'aria-label': label } : {})} />;
}
