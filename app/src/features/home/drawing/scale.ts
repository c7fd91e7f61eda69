/** px for a millimetre: the same in all drawings of the grid. */
const scale = 2.6;
export const mm = (value: number): number => value * scale;
