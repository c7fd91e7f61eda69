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
    text: 'Account, Quick Quote and Orders come first, then every open order. The mark on a tab says whether it is saved, needs an answer or is confirmed.',
    target: 'nav[aria-label="Open orders"]',
  },
  {
    title: 'Add a line',
    text: 'In an order, type a code, Enter, a quantity, Enter. 3*50 and 2 box are understood, and a pasted list is read as a whole.',
    target: '[role="group"][aria-label="Add a line"]',
  },
  {
    title: 'Lines say what happened',
    text: 'What was rounded, repriced or is short says so beneath its line, and one key takes it back. Enter opens a line with its prices and stock.',
    target: '[role="grid"][aria-label="Order lines"]',
  },
  {
    title: 'Before you confirm',
    text: 'The total, the delivery, and what must be answered first. Ctrl+Enter confirms; until it is submitted an order can be taken back.',
    target: 'aside[aria-label="Order summary"]',
  },
  {
    title: 'Everything by its name',
    text: 'Ctrl+K finds any command, order or part, and ? lists the keys. This tour is among the commands, too.',
    target: 'header',
  },
];
