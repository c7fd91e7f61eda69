import { guidedTourMessages } from '../messages/guided-tour.ts';

const { steps } = guidedTourMessages;

export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** Selector of the element that the step outlines. */
  readonly target: string;
}

/** SHELL-07: the ordering screens, in the order in which a new user meets them. */
export const tourSteps: readonly TourStep[] = [
  { ...steps.tabs, target: 'nav[aria-label="Open orders"]' },
  { ...steps.add, target: '[role="group"][aria-label="Add a line"]' },
  { ...steps.notes, target: '[role="grid"][aria-label="Order lines"]' },
  { ...steps.confirm, target: 'aside[aria-label="Order summary"]' },
  { ...steps.find, target: 'header' },
];
