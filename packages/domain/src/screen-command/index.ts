/** A command of the current screen, as the palette offers it. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  /** Its keyboard shortcut: `['Ctrl', 'Z']`. */
  readonly keys?: readonly string[];
  /** Other search words for it. */
  readonly words?: string;
  /** Its state, if it can be switched on and off. */
  readonly checked?: boolean;
  /** Why it is unavailable; the command is then shown disabled with this reason. */
  readonly disabledReason?: string;
  /** Sub-commands to choose from. */
  readonly choices?: readonly ScreenCommand[];
  readonly run?: () => void;
}
