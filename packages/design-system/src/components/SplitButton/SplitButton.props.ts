import type { ReactNode } from 'react';
import type { ButtonSize } from '../Button/Button.props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';
import type { MenuEntry } from '../Menu/Menu.props.ts';

/** Looks of a split button; the others of a button have no box to split. */
export const splitButtonKinds = { filled: 'filled', outlined: 'outlined' } as const;

export type SplitButtonKind = keyof typeof splitButtonKinds;

export interface SplitButtonProps {
  /** The words of the main action. */
  children: ReactNode;
  onClick: () => void;
  /** The other actions. */
  entries: readonly MenuEntry[];
  /** Names the part that opens the menu: `More ways to confirm`. */
  menuLabel: string;
  /** Its rank in the view, as that of a button. */
  kind?: SplitButtonKind;
  size?: ButtonSize;
  icon?: IconGlyph;
  keyHint?: string;
  /** Busy: neither the action nor the menu can be used. */
  loading?: boolean;
  /** Why the main action cannot be done now; the menu still opens. */
  reason?: string;
  /** Takes the whole width. */
  full?: boolean;
}
