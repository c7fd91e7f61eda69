import type { IconGlyph } from '../Icon/Icon.tsx';

export interface PaletteCommand {
  /** Unlike every other of the palette. */
  readonly key: string;
  readonly label: string;
  /** Commands of a group stand together beneath its name. */
  readonly group?: string;
  readonly icon?: IconGlyph;
  /** A few quiet words after the label. */
  readonly note?: string;
  /** Keys that do the same: `['Ctrl', 'Z']`. */
  readonly keys?: readonly string[];
  /** Other words that find it, not shown. */
  readonly words?: string;
  /** It holds now: the theme in use. */
  readonly checked?: boolean;
  /** Done on being chosen; the palette closes before. */
  readonly onSelect?: () => void;
  /** Leads on to a page of the palette instead. */
  readonly page?: PalettePage;
}

/** What a palette offers at a time. */
export interface PalettePage {
  readonly title: string;
  readonly placeholder?: string;
  readonly commands?: readonly PaletteCommand[];
  /** Commands that are looked up for what is typed, already in their order. `signal` tells that the answer is no longer wanted. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;
  /** What is said where nothing is found. */
  readonly nothing?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is offered now. */
  page: PalettePage;
  /** Keys of commands of the first page, latest first, offered before anything is typed. The caller remembers them. */
  recent?: readonly string[];
  /** Keys that were pressed before the palette had the focus, in their order; asked for when it has. */
  earlyKeys?: () => readonly string[];
  /** A command was chosen. */
  onChoose?: (key: string) => void;
}
