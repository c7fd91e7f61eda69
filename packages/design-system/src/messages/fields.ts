/** Fields for text, numbers and quantities, and sliders. */
export const fieldMessages = {
  notANumber: 'Type a number',
  charactersLeft: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  charactersTooMany: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
  more: (label: string) => `More: ${label}`,
  less: (label: string) => `Less: ${label}`,
  from: (label: string) => `${label}, from`,
  to: (label: string) => `${label}, to`,
};
