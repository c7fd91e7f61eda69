/** Errors in the form that calculates the volume of chemical anchors. */
export const chemicalMessages = {
  required: 'Required field',
  range: (least: number, most: string) => `From ${least} to ${most}`,
  whole: 'Enter a whole number',
  rodTooThick: 'The rod must be thinner than the hole',
} as const;
