import { type RemedyId, remedies } from '../order-table/line-view.ts';

/** A keyboard shortcut and what it does. */
export interface Shortcut {
  readonly does: string;
  /** Alternatives; the keys within one are pressed together. */
  readonly keys: readonly (readonly string[])[];
}

export interface ShortcutGroup {
  readonly title: string;
  readonly note?: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The name of each line remedy in the list; its key is declared with the remedy. */
const remedyWords: Readonly<Record<RemedyId, string>> = {
  smaller: 'Reduce a rounded quantity by one multiple',
  take_back: 'Undo the last change of the line',
  use_other: 'Use the suggested part instead',
  wait: 'Wait for stock',
  restore: 'Restore a removed line',
  retry: 'Ask for price and stock again',
  ask: 'Ask for a price',
  accept: 'Accept a changed price, or keep a rounded quantity',
  search: 'Search for the text of the line',
  next_break: 'Take the next quantity break',
  buy_more: 'Buy the larger quantity that costs less',
};

const ofALine = (Object.keys(remedies) as RemedyId[]).map((id) => ({
  does: remedyWords[id],
  keys: [[remedies[id].cap]],
}));

/** SHELL-14: every keyboard shortcut of the portal, once. `Ctrl` is shown as the platform names it. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { does: 'Find a command, an order or a part', keys: [['Ctrl', 'K']] },
      { does: 'Search', keys: [['/']] },
      { does: 'Show keyboard shortcuts', keys: [['?']] },
      { does: 'Close what is open', keys: [['Esc']] },
    ],
  },
  {
    title: 'In an order',
    shortcuts: [
      { does: 'Undo', keys: [['Ctrl', 'Z']] },
      {
        does: 'Redo',
        keys: [
          ['Ctrl', 'Y'],
          ['Ctrl', 'Shift', 'Z'],
        ],
      },
      { does: 'Confirm', keys: [['Ctrl', 'Enter']] },
      { does: 'Go to the first line that must be answered', keys: [['N']] },
      { does: 'Find parts beside the order', keys: [['F']] },
      { does: 'Check the whole order', keys: [['C']] },
      { does: 'Paste a list of codes and quantities', keys: [['Ctrl', 'V']] },
    ],
  },
  {
    title: 'In the page builder',
    shortcuts: [
      { does: 'Insert a component', keys: [['/']] },
      { does: 'Undo', keys: [['Ctrl', 'Z']] },
      {
        does: 'Redo',
        keys: [
          ['Ctrl', 'Y'],
          ['Ctrl', 'Shift', 'Z'],
        ],
      },
      { does: 'Duplicate the selection', keys: [['Ctrl', 'D']] },
      { does: 'Move it elsewhere', keys: [['Ctrl', 'M']] },
      {
        does: 'Move it up or down',
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      },
      {
        does: 'Copy, and paste here or in another draft',
        keys: [
          ['Ctrl', 'C'],
          ['Ctrl', 'V'],
        ],
      },
      { does: 'Remove it', keys: [['Delete']] },
    ],
  },
  {
    title: 'On a line',
    note: 'When the line’s note offers them; with Alt inside a field',
    shortcuts: [...ofALine, { does: 'Remove the line', keys: [['Delete']] }],
  },
  {
    title: 'In a table or tree',
    shortcuts: [
      { does: 'Previous or next row', keys: [['↑'], ['↓']] },
      { does: 'Previous or next cell', keys: [['←'], ['→']] },
      { does: 'One screen up or down', keys: [['Page Up'], ['Page Down']] },
      { does: 'First or last', keys: [['Home'], ['End']] },
      { does: 'Open, or edit', keys: [['Enter']] },
    ],
  },
  {
    title: 'On a tab',
    shortcuts: [
      { does: 'Previous or next tab', keys: [['←'], ['→']] },
      {
        does: 'Move the order’s tab',
        keys: [
          ['Ctrl', 'Shift', '←'],
          ['Ctrl', 'Shift', '→'],
        ],
      },
      { does: 'Close the order’s tab', keys: [['Delete']] },
    ],
  },
];

/** The label of the Ctrl key on this platform. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');
