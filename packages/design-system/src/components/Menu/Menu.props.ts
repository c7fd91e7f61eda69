import type { ReactElement } from 'react';
import type { IconGlyph } from '../Icon/Icon.tsx';

export interface MenuAction {
  key: string;
  label: string;
  icon?: IconGlyph;
  keyHint?: string;
  tone?: 'default' | 'critical';
  /** Cannot be done now, and why. */
  reason?: string;
  /** Makes it a choice that is on or off. */
  checked?: boolean;
  onSelect: () => void;
}

/** An action, a heading of those that follow, or a line. */
export type MenuEntry = MenuAction | { key: string; heading: string } | { key: string; separator: true };

export interface MenuProps {
  /** The button that opens it; its name is the menu's. */
  trigger: ReactElement;
  /** Actions, and the lines and headings between them. */
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
}
