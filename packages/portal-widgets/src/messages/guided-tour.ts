export const guidedTourMessages = {
  label: 'Tour',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  position: (step: number, steps: number) => `${step} of ${steps}`,
  skip: 'Skip the tour',
};
