/** What has become of a step, and how it is said. */
export const stepStates = { done: 'done', current: 'current', wrong: 'needs an answer', next: 'to come' } as const;
export type StepState = keyof typeof stepStates;

/** Beside each other, or one beneath the other. */
export const stepperFlows = { row: 'row', column: 'column' } as const;
export type StepperFlow = keyof typeof stepperFlows;

export interface StepItem {
  key: string;
  label: string;
  state: StepState;
  /** A few quiet words beneath the label. */
  note?: string;
}
