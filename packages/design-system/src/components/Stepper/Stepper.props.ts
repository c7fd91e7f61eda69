/** States of a step, and their labels. */
export const stepStates = { done: 'done', current: 'current', wrong: 'needs an answer', next: 'to come' } as const;
export type StepState = keyof typeof stepStates;

/** Steps in a row, or below each other. */
export const stepperFlows = { row: 'row', column: 'column' } as const;
export type StepperFlow = keyof typeof stepperFlows;

export interface StepItem {
  key: string;
  label: string;
  state: StepState;
  /** A few words below the label. */
  note?: string;
}
