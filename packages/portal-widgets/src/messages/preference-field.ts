export const preferenceFieldMessages = {
  saving: 'Saving',
  saved: 'Saved',
  classic: 'Set by classic mode.',
  wholeNumber: (minimum = 0, maximum?: number) => `A whole number from ${minimum} to ${maximum ?? 'any'}.`,
};
