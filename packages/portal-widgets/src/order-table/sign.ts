/** A line of 9 px through the middle, of the colour of its words, as a ground: a sign that takes no element. `angle` is across it. */
export const sign = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - .9px), currentColor calc(50% - .7px) calc(50% + .7px), transparent calc(50% + .9px)) center / 9px 9px no-repeat`;
