import type { SpacingName, ThemeKey } from '@portal/design-system';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface StatusBarProps {
  /** Lines whose last change is on this device only. */
  readonly unsent: number;
  readonly lines: number;
  readonly online: boolean;
  /** P6: the browser refuses to store; said instead of the count. */
  readonly storageRefused: boolean;
  readonly hints: readonly KeyHint[];
  readonly theme: ThemeKey;
  readonly spacing: SpacingName;
  /** Lists all keys (SHELL-14). */
  readonly onKeys: () => void;
  readonly onTheme: (theme: ThemeKey) => void;
  readonly onSpacing: (spacing: SpacingName) => void;
}
