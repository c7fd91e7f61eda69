/** Why a quantity was rounded or changed (LINE-07). Quantities arrive formatted. */
export const quantityMessages = {
  most: (quantity: string) => `A line can hold at most ${quantity} of this part.`,
  smallest: (quantity: string) => `The smallest order of this part is ${quantity}.`,
  wholePieces: 'Only whole pieces are sold.',
  soldIn: (quantity: string) => `This part is sold in ${quantity}s.`,
  changed: 'The quantity was changed.',
} as const;

/** How a typed quantity was understood, or why it was not (LINE-16). Numbers arrive formatted, or as typed. */
export const typedQuantityMessages = {
  empty: 'Type a quantity.',
  most: (pieces: string) => `A line can hold at most ${pieces} pieces.`,
  noPackSize: (pack: string) => `This part has no ${pack} size. Type the number of pieces.`,
  noLengths: 'This part is not sold by the metre. Type the number of pieces.',
  /** `length` such as `3 m`. */
  lengths: (metres: string, count: string, length: string) => `${metres} m = ${count} of ${length}`,
  lengthsRoundedUp: (metres: string, count: string, length: string) =>
    `${metres} m, rounded up to ${count} of ${length}`,
  belowZero: 'A quantity cannot be below zero. Type 0 to remove the line.',
  formula: 'Formulas are not supported. For 3 lots of 50, type 3*50.',
  exponent: (text: string) => `Please write the quantity out in full: ${text} could be misread.`,
  notWhole: (text: string, thousand: string) =>
    `Only whole pieces are sold, and ${text} is not a whole number. A thousand is written 1000 or ${thousand}.`,
  otherDigits: 'Please write the quantity with the digits 0 to 9.',
  notAQuantity: (text: string) => `“${text}” is not a quantity. Type a whole number such as 100, or 3*50, or 2 box.`,
  product: (count: string, each: string, pieces: string) => `${count} × ${each} = ${pieces}`,
  /** Such as `2 box of 50`. */
  packOf: (pack: string, size: string) => `${pack} of ${size}`,
  units: (amount: string, unit: string, pieces: string) => `${amount} ${unit} = ${pieces}`,
  unitsRoundedUp: (amount: string, unit: string, pieces: string, roundedUp: string) =>
    `${amount} ${unit} = ${pieces}, rounded up to ${roundedUp}`,
} as const;
