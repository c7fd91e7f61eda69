import type { LucideIcon } from 'lucide-react';
import { type IconSize, iconSizes } from './Icon.props.ts';

/** An icon of Lucide, as the `icons` door of this package exports it. */
export type IconGlyph = LucideIcon;

export interface IconProps {
  icon: IconGlyph;
  size?: IconSize;
  /** What it says where it stands alone. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
}

export function Icon({ icon: Glyph, size = 'm', label }: IconProps) {
  const { px, stroke } = iconSizes[size];
  return <Glyph size={px} strokeWidth={stroke} {...(label ? { role: 'img', 'aria-label': label } : {})} />;
}
