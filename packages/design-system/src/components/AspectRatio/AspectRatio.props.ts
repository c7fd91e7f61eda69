/** Width to height. */
export const aspectRatios = {
  square: '1 / 1',
  photo: '4 / 3',
  print: '3 / 2',
  wide: '16 / 9',
  banner: '3 / 1',
} as const;

export type AspectRatioName = keyof typeof aspectRatios;
