export const treeMessages = {
  rename: (name: string) => `New name of ${name}`,
  loadFailed: (name: string) => `${name} could not be loaded. Open it to try again.`,
  items: (count: number) => `${count} items`,
  move: {
    up: 'One place up',
    down: 'One place down',
    take: 'Move here',
    moving: (name: string) => `Moving ${name}`,
    started: (name: string, place: string) =>
      `Moving ${name}. Up and down arrows choose a place, Enter takes it, Escape leaves it. ${place}`,
    moved: (name: string, place: string) => `${name} moved. ${place}.`,
    left: 'Not moved',
    nowhere: (name: string) => `There is no place to move ${name} to`,
    isFirst: (name: string) => `${name} is the first here`,
    isLast: (name: string) => `${name} is the last here`,
  },
  places: {
    inside: (name: string) => `Inside ${name}`,
    before: (name: string, parent: string) => `Before ${name}, in ${parent}`,
    after: (name: string, parent: string) => `After ${name}, in ${parent}`,
  },
};
