export const insertMessages = {
  find: 'Find a component',
  findHint: (first: string) => `Enter inserts ${first}`,
  paletteHint: 'Drag a component to its place, or press it to insert it after what is selected',
  place: 'Place',
  notFound: 'No component found. Type part of a name, such as title or image.',
  move: (subject: string) => `Move ${subject}`,
  paste: (subject: string) => `Paste ${subject}`,
  pasted: 'a component',
  choosePlace: 'Choose its place.',
  findPlace: 'Find a place',
  placeHint: {
    move: (place: string) => `Enter moves it to ${place}`,
    paste: (place: string) => `Enter pastes it in ${place}`,
  },
  placeNotFound: 'No place found.',
  morePlaces: (count: number) => `${count} more. Type part of a name to find them.`,
};
