import { guidedTourMessages } from '../messages/guided-tour.ts';
import { tourTargets } from './tour-targets.ts';

const { steps } = guidedTourMessages;

export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** Id of the element that the step outlines. */
  readonly target: string;
}

/** SHELL-07: the ordering screens, in the order in which a new user meets them. */
export const tourSteps: readonly TourStep[] = [
  { ...steps.tabs, target: tourTargets.tabs },
  { ...steps.add, target: tourTargets.add },
  { ...steps.notes, target: tourTargets.notes },
  { ...steps.confirm, target: tourTargets.confirm },
  { ...steps.find, target: tourTargets.find },
];
