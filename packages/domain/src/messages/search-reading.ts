/** How a search text was understood: names and values of the properties read from it. */
export const searchReadingMessages = {
  quantity: 'Quantity',
  size: 'Size',
  thread: 'Thread',
  length: 'Length',
  dimension: 'Dimension',
  class: 'Class',
  finish: 'Finish',
  standard: 'Standard',
  figure: 'Figure',
  millimetres: (length: string | number) => `${length} mm`,
  threadsPerInch: (count: number) => `${count} TPI`,
  coatingClass: (words: string, coating: string) => `${words} coating class ${coating}`.trim(),
  or: (families: readonly string[]) => families.join(' or '),
  /** A coating class that a part lacks. */
  ofClass: (coating: string) => `class ${coating}`,
  nominalBore: (mm: number) => `${mm} NB`,
  pitch: (mm: number) => `pitch ${mm} mm`,
  leftHand: 'left-hand thread',
  another: { class: 'Another class', finish: 'Another finish', length: 'Another length' },
} as const;
