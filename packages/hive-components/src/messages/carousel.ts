/** Slides of the hero component; also loaded by its script. */
export const carouselMessages = {
  role: 'carousel',
  slideRole: 'slide',
  label: 'Slides',
  slide: (number: number) => `Slide ${number}`,
  slideOf: (number: number, count: number) => `${number} of ${count}`,
  choose: 'Choose a slide',
  play: 'Play',
  playLabel: 'Play slides',
  pause: 'Pause',
  pauseLabel: 'Pause slides',
};
