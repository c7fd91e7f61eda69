export const colorFieldMessages = {
  invalid: 'Type a colour, such as #1c4f8f',
  pick: (label: string) => `Pick a colour: ${label}`,
  palette: 'Palette',
  none: 'None',
  noColour: 'No colour',
  lightness: 'Lightness',
  chroma: 'Saturation',
  hue: 'Hue',
  contrast: (ratio: string, against: string) => `${ratio} to 1 against ${against}`,
  contrastTooLow: (ratio: string, against: string, least: number) => `${ratio} to 1 against ${against}, needs ${least}`,
};
