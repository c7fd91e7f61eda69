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

/** A Lucide icon in the two weights of the house. Decorative: whatever it stands in has the name. */
export function Icon({ icon: Glyph, size = 'm', label }: IconProps) {
  const { px, stroke } = iconSizes[size];
  return <Glyph size={px} strokeWidth={stroke} {...(label ? { role: 'img', 'aria-label': label } : {})} />;
}
