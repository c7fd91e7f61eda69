export const tabsMessages = {
  add: 'New',
  all: 'All tabs',
  moved: (name: string, place: number, count: number) => `${name}, ${place} of ${count}`,
};
