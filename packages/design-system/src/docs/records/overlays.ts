import { type ComponentRecord, keys, record } from './record.ts';

/** What opens over the page. */
export const overlays: Readonly<Record<string, ComponentRecord>> = {
  Dialog: record({
    use: ['A task that must be finished or left before anything else.'],
    avoid: [
      'A question before something is lost: AlertDialog.',
      'Long content used beside the page: Drawer.',
      'It could be on the page.',
    ],
    do: ['Keep what was typed when it is closed by mistake.'],
    dont: ['Open one from another.'],
    anatomy: ['Title', 'Description', 'Content', 'Actions', 'Close'],
    keyboard: keys.dialog,
    screenReader: 'A dialog with title and description; the page behind is hidden.',
    content: ['The title says the task; the filled button repeats its verb.'],
    related: ['AlertDialog', 'Drawer', 'Popover'],
  }),
  AlertDialog: record({
    use: ['Asks before something that cannot be undone.'],
    avoid: ['It can be undone: do it, and offer Undo.'],
    do: ['Name what is lost, with its number.'],
    dont: ['Ask “Are you sure?”.'],
    anatomy: ['Question', 'Consequence', 'Cancel', 'Action'],
    keyboard: [...keys.dialog, ['Enter', 'cancels, where the focus begins']],
    screenReader: 'An alert dialog; question and consequence are read at once.',
    content: ['The action is a verb with its object: Delete orders. Never Yes or OK.'],
    status: 'new',
    related: ['Dialog', 'ToastProvider'],
  }),
  Drawer: record({
    use: ['Long content that belongs to the page beside it.', 'Settings whose effect shows on the page: `beside`.'],
    avoid: ['A short task: Dialog.'],
    anatomy: ['Title', 'Content', 'Actions', 'Close'],
    keyboard: keys.dialog,
    screenReader: 'A dialog with title; with `beside` the page stays reachable.',
    content: ['As for a dialog.'],
    related: ['Dialog', 'Popover'],
  }),
  Popover: record({
    use: ['A small panel about the element next to it.'],
    avoid: ['Only words: Tooltip.', 'A list of actions: Menu.'],
    anatomy: ['Button', 'Panel'],
    keyboard: [['Enter, Space', 'opens it'], ...keys.dialog],
    screenReader: 'A dialog with its label.',
    related: ['Tooltip', 'HoverCard', 'Menu'],
  }),
  HoverCard: record({
    use: ['A preview of the page that a link leads to.'],
    avoid: ['It holds something needed: Popover.', 'A few words: Tooltip.'],
    dont: ['Put actions into it: touch and screen readers do not reach them.'],
    anatomy: ['Link', 'Card'],
    keyboard: [
      ['Tab to the link', 'opens it'],
      ['Escape', 'closes it'],
    ],
    screenReader: 'Ignored; the link leads to everything it shows.',
    status: 'new',
    related: ['Popover', 'Tooltip'],
  }),
  Tooltip: record({
    use: ['The name or key of a control that shows an icon only.'],
    avoid: ['People need it to go on: write it on the page.'],
    anatomy: ['Control', 'Words'],
    keyboard: [
      ['Tab to the control', 'shows it'],
      ['Escape', 'hides it'],
    ],
    screenReader: 'Reads the words as description.',
    content: ['At most five words.'],
    related: ['IconButton', 'TooltipProvider', 'Popover'],
  }),
  TooltipProvider: record({
    use: ['Once around the app: the delay that all tooltips share.'],
    screenReader: 'Nothing.',
    related: ['Tooltip'],
  }),
};
