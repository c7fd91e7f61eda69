/** The exact texts (VAL-01). */
export const validationTexts = {
  required: 'Required field',
  character: (character: string) => `Invalid character: ${character}`,
  minimum: (count: number) => `Must be at least ${count} characters`,
  maximum: (count: number) => `Cannot be more than ${count} characters`,
  email: 'Invalid email address',
} as const;

export const formMessages = {
  /** For a field that already shows its own error. */
  correct: 'Correct this field',
} as const;
