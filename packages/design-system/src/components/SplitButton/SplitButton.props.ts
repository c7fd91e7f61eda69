import type { ReactNode } from 'react';
import type { ButtonSize } from '../Button/Button.props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';
import type { MenuEntry } from '../Menu/Menu.props.ts';

/** Appearances; the other button kinds have no box to split. */
export const splitButtonKinds = { filled: 'filled', outlined: 'outlined' } as const;

export type SplitButtonKind = keyof typeof splitButtonKinds;

export interface SplitButtonProps {
  /** Label of the main action. */
  children: ReactNode;
  onClick: () => void;
  /** The other actions. */
  entries: readonly MenuEntry[];
  /** Accessible name of the part that opens the menu: `More ways to confirm`. */
  menuLabel: string;
  /** Its prominence, as for a button. */
  kind?: SplitButtonKind;
  size?: ButtonSize;
  icon?: IconGlyph;
  keyHint?: string;
  /** Busy: disables the action and the menu. */
  loading?: boolean;
  /** Why the main action is blocked; the menu still opens. */
  reason?: string;
  /** Takes the full width. */
  full?: boolean;
}
