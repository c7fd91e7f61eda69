export const videoMessages = {
  empty: 'Video: give its Vimeo id.',
  play: 'Play the video',
  playTitle: (title: string) => `Play: ${title}`,
  untitled: 'Video',
};
