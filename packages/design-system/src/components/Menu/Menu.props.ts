import type { ReactElement } from 'react';
import type { IconGlyph } from '../Icon/Icon.tsx';

export interface MenuAction {
  key: string;
  label: string;
  icon?: IconGlyph;
  keyHint?: string;
  tone?: 'default' | 'critical';
  /** Why it is not available now. */
  reason?: string;
  /** Makes it a toggle with this state. */
  checked?: boolean;
  onSelect: () => void;
}

/** An action, a heading for the following entries, or a separator. */
export type MenuEntry = MenuAction | { key: string; heading: string } | { key: string; separator: true };

export interface MenuProps {
  /** The button that opens the menu; the menu has the same name. */
  trigger: ReactElement;
  /** Actions, separators and headings. */
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
}
