export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** Selector of the element that the step outlines. */
  readonly target: string;
}

/** SHELL-07: the ordering screens, in the order in which a new user meets them. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Orders are tabs',
    text: 'Account, Quick Quote and Orders come first, then every open order. The icon on a tab shows whether it is saved, needs an answer or is confirmed.',
    target: 'nav[aria-label="Open orders"]',
  },
  {
    title: 'Add a line',
    text: 'In an order, type a code, Enter, a quantity, Enter. You can type 3*50 or 2 box, or paste a whole list.',
    target: '[role="group"][aria-label="Add a line"]',
  },
  {
    title: 'Lines explain what changed',
    text: 'A note below a line explains rounding, price changes and short stock, and one key undoes the change. Enter opens a line with its prices and stock.',
    target: '[role="grid"][aria-label="Order lines"]',
  },
  {
    title: 'Before you confirm',
    text: 'The total, the delivery, and what must be answered first. Ctrl+Enter confirms. You can undo that until the order is submitted.',
    target: 'aside[aria-label="Order summary"]',
  },
  {
    title: 'Find anything by name',
    text: 'Ctrl+K finds any command, order or part, and ? lists the keys. You can start this tour from the commands, too.',
    target: 'header',
  },
];
