import type { IconGlyph } from '../Icon/Icon.tsx';

export interface PaletteCommand {
  /** Unique within the palette. */
  readonly key: string;
  readonly label: string;
  /** Commands of a group are listed together under its name. */
  readonly group?: string;
  readonly icon?: IconGlyph;
  /** Secondary text after the label. */
  readonly note?: string;
  /** Keyboard shortcut with the same effect: `['Ctrl', 'Z']`. */
  readonly keys?: readonly string[];
  /** Further search words, not shown. */
  readonly words?: string;
  /** Whether it is the current choice, such as the theme in use. */
  readonly checked?: boolean;
  /** Runs the command. The palette closes first. */
  readonly onSelect?: () => void;
  /** Opens a page of the palette instead. */
  readonly page?: PalettePage;
}

/** One page of the palette. */
export interface PalettePage {
  readonly title: string;
  readonly placeholder?: string;
  readonly commands?: readonly PaletteCommand[];
  /** Loads commands for the typed text, already ranked. `signal` aborts when the result is no longer needed. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;
  /** Shown when nothing is found. */
  readonly nothing?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The first page. */
  page: PalettePage;
  /** Keys of recent commands, latest first, listed before anything is typed. The caller stores them. */
  recent?: readonly string[];
  /** Returns the keys pressed before the palette had the focus, in order. Called once it has the focus. */
  earlyKeys?: () => readonly string[];
  /** Called when a command is chosen. */
  onChoose?: (key: string) => void;
}
